import type { Instant } from '@/domain/zonedTime'
import type { Db } from '../../db/openDatabase'
import { isOver, isPutOff, type AppointmentEvent } from '../../events/events'
import { offerFreed, type GivenUp } from './offerFreed'

/**
 * Offers the times that an event frees, in the event's transaction. A reschedule of which the client was not yet
 * notified may be undone, so it frees nothing until then.
 */
export async function offerFreedBy(db: Db, event: AppointmentEvent, now: Instant): Promise<void> {
  if (isPutOff(event)) return
  for (const givenUp of givenUpBy(event)) await offerFreed(db, givenUp, now)
}

function givenUpBy({ type, appointment, before, known }: AppointmentEvent): GivenUp[] {
  const left = isOver(type) ? appointment : before
  // After a salon's reschedule without a notification yet, the time that the client knew becomes free too.
  const leftBefore = known && known.starts_at !== left?.starts_at ? { ...appointment, ...known } : undefined
  return [left, leftBefore].filter(givenUp => givenUp !== undefined)
}
