import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import type { Deletion } from '@/api/deletions'
import { useAppDispatch } from '@/api/services'
import type { Salon } from '@/domain/salon'
import type { ToastItem } from '@/ui/Toast'
import { ToastRegion } from '@/ui/ToastRegion'
import { orderSections } from './orderSections'
import { SectionDeletionText } from './SectionDeletionText'
import {
  orderGivenUp,
  sectionDeletionUndone,
  selectSectionDeletions,
  selectUnsavedOrder,
} from './sectionsSlice'
import styles from './SectionMessages.module.css'
import { sendSectionDeletion } from './sendSectionDeletion'

const orderToast = 'order'

/** What was deleted and can be undone, and what could not be saved and can be tried again. */
export function SectionMessages({ salon }: { salon: Salon }) {
  const { t } = useTranslation(['sections', 'common'])
  const dispatch = useAppDispatch()
  const deletions = useSelector(selectSectionDeletions)
  const unsavedOrder = useSelector(selectUnsavedOrder)

  const toastOf = (deletion: Deletion): ToastItem[] => {
    const { id, step } = deletion
    const section = salon.sections.find(one => one.id === id)
    if (!section || step === 'sending') return []
    const text = <SectionDeletionText deletion={deletion} section={section} />
    return step === 'failed'
      ? [{ id, tone: 'bad', text, action: { label: t('common:retry'), onPress: () => send(id) } }]
      : [{ id, tone: 'info', text, action: { label: t('common:undo'), onPress: () => undo(id) } }]
  }
  const send = (id: string) => void dispatch(sendSectionDeletion(id))
  const undo = (id: string) => dispatch(sectionDeletionUndone(id))
  const dismiss = (id: string) => {
    if (id === orderToast) dispatch(orderGivenUp())
    else if (deletions.some(one => one.id === id && one.step === 'failed')) undo(id)
    else send(id)
  }

  const toasts = deletions.flatMap(toastOf)
  if (unsavedOrder) {
    toasts.push({
      id: orderToast,
      tone: 'bad',
      text: t('orderFailed'),
      action: {
        label: t('common:retry'),
        onPress: () => void dispatch(orderSections(salon.id, unsavedOrder)),
      },
    })
  }
  return (
    <div className={styles.above}>
      <ToastRegion
        label={t('messages')}
        toasts={toasts}
        dismissLabel={t('common:dismiss')}
        onDismiss={dismiss}
      />
    </div>
  )
}
