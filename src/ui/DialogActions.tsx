import type { ReactNode } from 'react'
import styles from './Dialog.module.css'

/** The buttons at the end of a dialog, the main one last; they stay in sight while the rest scrolls. */
export const DialogActions = ({ children }: { children: ReactNode }) => (
  <div className={styles.actions}>{children}</div>
)
