import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ToastItem } from '@/ui/Toast'
import type { Deletion } from './deletions'

interface Ways {
  /** Null for an item that no longer exists. */
  textOf: (deletion: Deletion) => ReactNode
  send: (id: string) => void
  undo: (id: string) => void
}

/** Toasts for deletions that can be undone, and for failed ones that can be retried. */
export function useDeletionToasts(deletions: readonly Deletion[], { textOf, send, undo }: Ways) {
  const { t } = useTranslation('common')
  const toastOf = (deletion: Deletion): ToastItem[] => {
    const { id, step } = deletion
    const text = textOf(deletion)
    if (text === null || step === 'sending') return []
    return step === 'failed'
      ? [
          {
            id,
            tone: 'bad',
            text,
            stays: true,
            action: { label: t('retry'), onPress: () => send(id), needsNetwork: true },
          },
        ]
      : [{ id, tone: 'info', text, action: { label: t('undo'), onPress: () => undo(id) } }]
  }
  return {
    toasts: deletions.flatMap(toastOf),
    /** A toast that goes, dismissed or by itself, sends an undoable deletion; a failed one is given up. */
    dismiss: (id: string) => {
      if (deletions.some(one => one.id === id && one.step === 'failed')) undo(id)
      else send(id)
    },
  }
}
