import type { ReactNode } from 'react'
import type { ElementNode } from './ElementNode'
import styles from './Entry.module.css'

interface EntryWordsProps {
  as?: 'h2' | 'h3' | 'p'
  name: ReactNode
  children?: ElementNode
}

/** The name of an entry in a list, and below it what is said of it. */
export const EntryWords = ({ as: Name = 'h2', name, children }: EntryWordsProps) => (
  <div className={styles.words}>
    <Name className={styles.name}>{name}</Name>
    {children}
  </div>
)
