import type { ElementNode } from './ElementNode'
import styles from './Entry.module.css'

export const EntryFact = ({ children }: { children: ElementNode | string }) => (
  <p className={styles.fact}>{children}</p>
)
