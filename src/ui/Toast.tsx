import type { ReactNode } from 'react'
import { Button } from './Button'
import { classNames } from './classNames'
import { Icon } from './Icon'
import { IconButton } from './IconButton'
import { type Tone, toneIcon } from './tone'
import styles from './Toast.module.css'

export interface ToastItem {
  id: string
  tone: Tone
  text: ReactNode
  action?: { label: ReactNode; onPress: () => void; needsNetwork?: boolean } | undefined
}

interface ToastProps {
  toast: ToastItem
  dismissLabel: string
  onDismiss: () => void
}

export const Toast = ({ toast, dismissLabel, onDismiss }: ToastProps) => (
  <div className={classNames(styles.toast, styles[toast.tone])}>
    <Icon name={toneIcon[toast.tone]} size={20} className={styles.icon} />
    <div className={styles.text}>{toast.text}</div>
    <div className={styles.buttons}>
      {toast.action && (
        <Button variant="quiet" needsNetwork={toast.action.needsNetwork} onClick={toast.action.onPress}>
          {toast.action.label}
        </Button>
      )}
      <IconButton icon="close" label={dismissLabel} onClick={onDismiss} />
    </div>
  </div>
)
