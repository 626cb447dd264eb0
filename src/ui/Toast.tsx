import { useEffect, useEffectEvent, useState, type FocusEvent, type ReactNode } from 'react'
import { Button } from './Button'
import { classNames } from './classNames'
import { Icon } from './Icon'
import { IconButton } from './IconButton'
import { type Tone, toneIcon } from './tone'
import styles from './Toast.module.css'

/** Time enough to read a toast, notice its button and reach it. */
export const toastMilliseconds = 8_000

export interface ToastItem {
  id: string
  tone: Tone
  text: ReactNode
  action?: { label: ReactNode; onPress: () => void; needsNetwork?: boolean } | undefined
  /** It waits for its reader. Others go when their time is over, which stops while one hovers or focuses them. */
  stays?: boolean
}

interface ToastProps {
  toast: ToastItem
  dismissLabel: string
  onDismiss: () => void
}

const leaves = ({ currentTarget, relatedTarget }: FocusEvent) =>
  !currentTarget.contains(relatedTarget instanceof Node ? relatedTarget : null)

export const Toast = ({ toast, dismissLabel, onDismiss }: ToastProps) => {
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const expire = useEffectEvent(onDismiss)
  const isTimed = !toast.stays && !isHovered && !isFocused
  useEffect(() => {
    if (!isTimed) return
    const timer = setTimeout(() => expire(), toastMilliseconds)
    return () => clearTimeout(timer)
  }, [isTimed])

  return (
    <div
      className={classNames(styles.toast, styles[toast.tone])}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={event => leaves(event) && setFocused(false)}
    >
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
}
