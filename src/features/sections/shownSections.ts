import type { Save } from '@/store/saves'
import type { Section } from '@/domain/salon'
import { closedWeek } from '@/domain/schedule'
import type { SectionRequest } from '@/domain/sectionRequests'

/** The sections as they will stand when what is on its way has arrived; a new one goes by its key until then. */
export function shownSections(
  sections: readonly Section[],
  saving: readonly Save<SectionRequest>[],
): readonly Section[] {
  const changed = sections.map(section => {
    const save = saving.find(({ id }) => id === section.id)
    return save ? { ...section, ...save.request } : section
  })
  const added = saving.flatMap(({ id, request, idempotencyKey }) =>
    id === null ? [{ id: idempotencyKey, ...request, services: [], week: closedWeek() }] : [],
  )
  return [...changed, ...added]
}
