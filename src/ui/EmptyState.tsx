import type { ReactNode } from 'react'
import { EmptyPicture, type EmptyPictureName } from './EmptyPicture'
import styles from './EmptyState.module.css'

export interface EmptyStateProps {
  picture: EmptyPictureName
  title: ReactNode
  text?: ReactNode
  action?: ReactNode
}

export const EmptyState = ({ picture, title, text, action }: EmptyStateProps) => (
  <div className={styles.empty}>
    <EmptyPicture name={picture} />
    <p className={styles.title}>{title}</p>
    {text && <p className={styles.text}>{text}</p>}
    {action && <div className={styles.action}>{action}</div>}
  </div>
)
