import { Suspense, type ReactNode } from 'react'
import type { EmptyPictureName } from './EmptyPicture'
import { lazyDecoration } from './lazyDecoration'
import styles from './EmptyState.module.css'

const EmptyPicture = lazyDecoration(async () => (await import('./EmptyPicture')).EmptyPicture)

export interface EmptyStateProps {
  picture: EmptyPictureName
  title: ReactNode
  text?: ReactNode
  action?: ReactNode
}

export const EmptyState = ({ picture, title, text, action }: EmptyStateProps) => (
  <div className={styles.empty}>
    <div className={styles.picture}>
      <Suspense>
        <EmptyPicture name={picture} />
      </Suspense>
    </div>
    <p className={styles.title}>{title}</p>
    {text && <p className={styles.text}>{text}</p>}
    {action && <div className={styles.action}>{action}</div>}
  </div>
)
