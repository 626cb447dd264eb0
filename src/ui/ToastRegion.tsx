import { Toast, type ToastItem } from './Toast'
import styles from './Toast.module.css'

export interface ToastRegionProps {
  /** Names the region. */
  label: string
  toasts: readonly ToastItem[]
  dismissLabel: string
  onDismiss: (id: string) => void
}

/** Stands on its page always, so that screen readers hear what is added; an open dialog leaves it reachable. */
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
