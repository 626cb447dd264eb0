import type { Save } from '@/store/saves'
import type { Section, Service } from '@/domain/salon'
import type { ServiceRequest } from '@/domain/serviceRequests'

/** A section's services as they will stand when what is on its way has arrived; a new one goes by its key until then. */
export function shownServices(
  { id: sectionId, services }: Section,
  saving: readonly Save<ServiceRequest>[],
): readonly Service[] {
  const changed = services.map(service => {
    const save = saving.find(({ id }) => id === service.id)
    return save ? { ...service, ...save.request } : service
  })
  const added = saving.flatMap(({ id, request, idempotencyKey }) =>
    id === null && request.sectionId === sectionId ? [{ id: idempotencyKey, ...request }] : [],
  )
  return [...changed, ...added]
}
