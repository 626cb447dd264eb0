import { use } from 'react'
import type { ElementNode } from './ElementNode'
import { OfflineContext } from './OfflineContext'
import styles from './Dialog.module.css'

/** The buttons at the end of a dialog, main one last; they stay visible while the content scrolls. */
export const DialogActions = ({ children }: { children: ElementNode }) => {
  const offline = use(OfflineContext)
  return (
    <div className={styles.actions}>
      {offline && <p className={styles.offline}>{offline.reason}</p>}
      {children}
    </div>
  )
}
