import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/store/services'
import { isSubmitting } from '@/store/submission'
import { useSubmission } from '@/store/useSubmission'
import type { Salon } from '@/domain/salon'
import { Dialog } from '@/ui/Dialog'
import { requestOf } from './serviceForm'
import { ServiceFields } from './ServiceFields'
import { serviceSubmission } from './serviceSubmission'
import { serviceDialogClosed, type ServiceDialogState } from './servicesSlice'

interface ServiceDialogProps {
  salon: Salon
  dialog: ServiceDialogState
}

export function ServiceDialog({ salon, dialog }: ServiceDialogProps) {
  const { t } = useTranslation(['services', 'common'])
  const dispatch = useAppDispatch()
  const submission = useSubmission(serviceSubmission)
  const { serviceId } = dialog
  const service = salon.sections.flatMap(({ services }) => services).find(({ id }) => id === serviceId)
  return (
    <Dialog
      open
      size="small"
      title={t(serviceId === null ? 'addTitle' : 'editTitle')}
      closeLabel={t('common:close')}
      locked={isSubmitting(submission)}
      onClose={() => dispatch(serviceDialogClosed())}
    >
      <ServiceFields salon={salon} dialog={dialog} service={service && requestOf(service)} />
    </Dialog>
  )
}
