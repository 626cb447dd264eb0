import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Toast, type ToastItem } from '@/ui/Toast'
import { useToastRegion } from '@/ui/useToastRegion'

interface ToastsProps {
  toasts: readonly ToastItem[]
  onDismiss: (id: string) => void
}

/** Says results of one feature, and offers their undo, in the page's region of toasts. */
export const Toasts = ({ toasts, onDismiss }: ToastsProps) => {
  const { t } = useTranslation()
  const region = useToastRegion()
  return (
    region &&
    createPortal(
      toasts.map(toast => (
        <Toast
          key={toast.id}
          toast={toast}
          dismissLabel={t('dismiss')}
          onDismiss={() => onDismiss(toast.id)}
        />
      )),
      region,
    )
  )
}
