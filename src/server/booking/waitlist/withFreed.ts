import type { Db } from '../../db/openDatabase'
import type { FreedTimeRow } from '../../db/schema/appointments'
import { isOver, isPutOff, type AppointmentEvent } from '../../events/events'
import { putDownFreed, type GivenUp } from './putDownFreed'

/**
 * Puts the times down that are free by what happens, in its transaction: those who wait for the day are called once that
 * is through, or by the job. A move that its client was not told of may be taken back, and frees nothing until then.
 */
export async function withFreed(db: Db, happening: AppointmentEvent): Promise<AppointmentEvent> {
  if (isPutOff(happening)) return happening
  const freed: FreedTimeRow[] = []
  for (const givenUp of givenUpBy(happening)) {
    const row = await putDownFreed(db, givenUp)
    if (row) freed.push(row)
  }
  return { ...happening, freed }
}

function givenUpBy({ type, appointment, before, known }: AppointmentEvent): GivenUp[] {
  const left = isOver(type) ? appointment : before
  // A move of the salon's that was not told yet left the time where the client knew the appointment to be.
  const leftBefore = known && known.starts_at !== left?.starts_at ? { ...appointment, ...known } : undefined
  return [left, leftBefore].filter(givenUp => givenUp !== undefined)
}
