import type { ElementNode } from './ElementNode'
import styles from './Entry.module.css'

/** What can be done with an entry of a list. */
export const EntryButtons = ({ children }: { children: ElementNode }) => (
  <div className={styles.buttons}>{children}</div>
)
