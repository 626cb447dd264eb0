import { useTranslation } from 'react-i18next'
import type { ToastItem } from '@/ui/Toast'

interface Ways {
  retry: (ids: string[]) => void
  giveUp: () => void
}

const id = 'order'

/** The toast for an order that could not be saved. */
export function useOrderToast(unsavedOrder: string[] | null, { retry, giveUp }: Ways) {
  const { t } = useTranslation(['mySalon', 'common'])
  const toast = (ids: string[]): ToastItem => ({
    id,
    tone: 'bad',
    text: t('order.failed'),
    stays: true,
    action: { label: t('common:retry'), onPress: () => retry(ids), needsNetwork: true },
  })
  return {
    toasts: unsavedOrder ? [toast(unsavedOrder)] : [],
    /** False for the id of another toast. */
    dismiss: (dismissed: string): boolean => {
      if (dismissed === id) giveUp()
      return dismissed === id
    },
  }
}
