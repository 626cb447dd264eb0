import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/store/services'
import type { Salon } from '@/domain/salon'
import { Dialog } from '@/ui/Dialog'
import { requestOf } from './serviceForm'
import { ServiceFields } from './ServiceFields'
import { serviceDialogClosed, type ServiceDialogState } from './servicesSlice'

interface ServiceDialogProps {
  salon: Salon
  dialog: ServiceDialogState
}

export function ServiceDialog({ salon, dialog: { serviceId, refused } }: ServiceDialogProps) {
  const { t } = useTranslation(['services', 'common'])
  const dispatch = useAppDispatch()
  const service = salon.sections.flatMap(({ services }) => services).find(({ id }) => id === serviceId)
  return (
    <Dialog
      open
      size="small"
      title={t(serviceId === null ? 'addTitle' : 'editTitle')}
      closeLabel={t('common:close')}
      onClose={() => dispatch(serviceDialogClosed())}
    >
      <ServiceFields salon={salon} service={service && requestOf(service)} refused={refused} />
    </Dialog>
  )
}
