import type { Deletion } from '@/store/deletions'
import { DeletionText } from '@/store/DeletionText'
import { servicesApi } from '@/api/servicesApi'
import type { Service } from '@/domain/salon'

interface ServiceDeletionTextProps {
  deletion: Deletion
  service: Service
}

export function ServiceDeletionText({ deletion, service }: ServiceDeletionTextProps) {
  const { data } = servicesApi.usePreviewServiceDeletionQuery(
    { salonId: deletion.salonId, serviceId: service.id },
    { skip: deletion.step !== 'undoable', refetchOnMountOrArgChange: true },
  )
  return <DeletionText page="services" deletion={deletion} item={service} stranded={data?.stranded} />
}
