import type { ReactNode } from 'react'
import { Button } from './Button'
import { Icon } from './Icon'
import styles from './EmptyState.module.css'

export interface FailedStateProps {
  title: ReactNode
  text?: ReactNode
  retryLabel: ReactNode
  onRetry: () => void
  busy?: boolean | undefined
}

export const FailedState = ({ title, text, retryLabel, onRetry, busy }: FailedStateProps) => (
  <div className={styles.empty}>
    <Icon name="alert" size={32} className={styles.failedIcon} />
    <div role="alert">
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
    </div>
    <div className={styles.action}>
      <Button icon="retry" onClick={onRetry} busy={busy}>
        {retryLabel}
      </Button>
    </div>
  </div>
)
