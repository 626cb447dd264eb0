import { use, type ReactNode } from 'react'
import { OfflineContext } from './OfflineContext'
import styles from './Dialog.module.css'

/** The buttons at the end of a dialog, main one last; they stay visible while the content scrolls. */
export const DialogActions = ({ children }: { children: ReactNode }) => {
  const offline = use(OfflineContext)
  return (
    <div className={styles.actions}>
      {offline && <p className={styles.offline}>{offline.reason}</p>}
      {children}
    </div>
  )
}
