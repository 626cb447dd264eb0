import { Trans, useTranslation } from 'react-i18next'
import type { Deletion } from '@/store/deletions'
import { servicesApi } from '@/api/servicesApi'
import type { Service } from '@/domain/salon'
import { useFormat } from '@/i18n/useFormat'

interface ServiceDeletionTextProps {
  deletion: Deletion
  service: Service
}

export function ServiceDeletionText({ deletion: { salonId, step }, service }: ServiceDeletionTextProps) {
  const { t } = useTranslation('services')
  const { data } = servicesApi.usePreviewServiceDeletionQuery(
    { salonId, serviceId: service.id },
    { skip: step !== 'undoable', refetchOnMountOrArgChange: true },
  )
  const name = useFormat().name(service)
  const { length: booked } = data?.stranded ?? []
  return (
    <>
      <p>
        <Trans
          t={t}
          i18nKey={step === 'failed' ? 'deletion.failed' : 'deletion.done'}
          values={{ name }}
          components={{ name: <bdi /> }}
        />
      </p>
      {step !== 'failed' && booked > 0 && <p>{t('deletion.booked', { count: booked })}</p>}
    </>
  )
}
