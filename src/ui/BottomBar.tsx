import type { ReactNode } from 'react'
import styles from './BottomBar.module.css'

/** The main action of a screen: at the thumb on a phone, in the flow of the page on a desktop. */
export const BottomBar = ({ children }: { children: ReactNode }) => (
  <div className={styles.bar}>{children}</div>
)
