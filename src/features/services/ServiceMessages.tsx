import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import type { Deletion } from '@/api/deletions'
import { useAppDispatch } from '@/api/services'
import type { Salon } from '@/domain/salon'
import type { ToastItem } from '@/ui/Toast'
import { ToastRegion } from '@/ui/ToastRegion'
import { sendServiceDeletion } from './sendServiceDeletion'
import { ServiceDeletionText } from './ServiceDeletionText'
import styles from './ServiceMessages.module.css'
import { selectServiceDeletions, serviceDeletionUndone } from './servicesSlice'

/** What was deleted and can be undone, and what could not be deleted and can be tried again. */
export function ServiceMessages({ salon }: { salon: Salon }) {
  const { t } = useTranslation(['services', 'common'])
  const dispatch = useAppDispatch()
  const deletions = useSelector(selectServiceDeletions)
  const services = salon.sections.flatMap(section => section.services)

  const send = (id: string) => void dispatch(sendServiceDeletion(id))
  const undo = (id: string) => dispatch(serviceDeletionUndone(id))
  const toastOf = (deletion: Deletion): ToastItem[] => {
    const { id, step } = deletion
    const service = services.find(one => one.id === id)
    if (!service || step === 'sending') return []
    const text = <ServiceDeletionText deletion={deletion} service={service} />
    return step === 'failed'
      ? [{ id, tone: 'bad', text, action: { label: t('common:retry'), onPress: () => send(id) } }]
      : [{ id, tone: 'info', text, action: { label: t('common:undo'), onPress: () => undo(id) } }]
  }
  return (
    <div className={styles.above}>
      <ToastRegion
        label={t('messages')}
        toasts={deletions.flatMap(toastOf)}
        dismissLabel={t('common:dismiss')}
        onDismiss={id => {
          if (deletions.some(one => one.id === id && one.step === 'failed')) undo(id)
          else send(id)
        }}
      />
    </div>
  )
}
