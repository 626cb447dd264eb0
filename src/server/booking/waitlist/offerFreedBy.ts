import type { Instant } from '@/domain/zonedTime'
import type { Db } from '../../db/openDatabase'
import { isOver, isPutOff, type AppointmentEvent } from '../../events/events'
import { offerFreed, type GivenUp } from './offerFreed'

/**
 * Offers the times that are free by what happens, in its transaction. A move that its client was not told of may be taken
 * back, and frees nothing until then.
 */
export async function offerFreedBy(db: Db, event: AppointmentEvent, now: Instant): Promise<void> {
  if (isPutOff(event)) return
  for (const givenUp of givenUpBy(event)) await offerFreed(db, givenUp, now)
}

function givenUpBy({ type, appointment, before, known }: AppointmentEvent): GivenUp[] {
  const left = isOver(type) ? appointment : before
  // A move of the salon's that was not told yet left the time where the client knew the appointment to be.
  const leftBefore = known && known.starts_at !== left?.starts_at ? { ...appointment, ...known } : undefined
  return [left, leftBefore].filter(givenUp => givenUp !== undefined)
}
