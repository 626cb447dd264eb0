import type { ReactNode } from 'react'
import type { ElementNode } from '@/ui/ElementNode'
import styles from './HomeSection.module.css'

interface HomeSectionProps {
  id: string
  title: ReactNode
  action?: ElementNode
  children: ElementNode
}

export const HomeSection = ({ id, title, action, children }: HomeSectionProps) => (
  <section aria-labelledby={id}>
    <div className={styles.head}>
      <h2 id={id}>{title}</h2>
      {action}
    </div>
    {children}
  </section>
)
