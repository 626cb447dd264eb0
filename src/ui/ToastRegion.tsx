import { Toast, type ToastItem } from './Toast'
import styles from './Toast.module.css'

export interface ToastRegionProps {
  label: string
  toasts: readonly ToastItem[]
  dismissLabel: string
  onDismiss: (id: string) => void
}

/** Always rendered, so that screen readers announce new toasts; an open dialog leaves it reachable. */
export const ToastRegion = ({ label, toasts, dismissLabel, onDismiss }: ToastRegionProps) => (
  <div className={styles.aboveBar}>
    <section
      aria-label={label}
      aria-live="polite"
      aria-relevant="additions"
      data-react-aria-top-layer="true"
      className={styles.region}
    >
      {toasts.map(toast => (
        <Toast
          key={toast.id}
          toast={toast}
          dismissLabel={dismissLabel}
          onDismiss={() => onDismiss(toast.id)}
        />
      ))}
    </section>
  </div>
)
