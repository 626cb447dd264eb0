import type { ReactNode, Ref } from 'react'
import styles from './CardGrid.module.css'

interface CardGridProps {
  ref?: Ref<HTMLUListElement>
  children: ReactNode
}

export const CardGrid = ({ ref, children }: CardGridProps) => (
  <ul ref={ref} className={styles.grid}>
    {children}
  </ul>
)
