import type { Instant } from '@/domain/zonedTime'
import { keepPromisedTimes, listMovedByClock, type MovedByClock } from '../booking/promisedTimes'
import { renewEvents } from '../db/eventVersion'
import { inTransaction } from '../db/inTransaction'
import { salonLock } from '../db/locks'
import type { Db } from '../db/openDatabase'
import { scheduleReminders } from '../reminders/scheduleReminders'

interface SalonZone {
  id: string
  name: string
  time_zone: string
}

/** Rolls back the moves of a salon. */
class Overlap extends Error {}

/**
 * Moves upcoming appointments to when the clock shows their promised times, after the rules of a time zone have changed
 * in the server's zone data. Each salon is a transaction of its own. `isPreview` only prints. Returns false when
 * appointments of a salon would overlap; those stay where they are.
 */
export async function keepAllPromisedTimes(
  db: Db,
  { now, isPreview, print }: { now: Instant; isPreview: boolean; print: (line: string) => void },
): Promise<boolean> {
  let isComplete = true
  const salons = await db.selectFrom('salons').select(['id', 'name', 'time_zone']).orderBy('id').execute()
  for (const salon of salons) {
    const moved = await (isPreview
      ? listMovedByClock(db, salon.id, salon.time_zone, now)
      : moveIn(db, salon, now))
    if (moved) moved.forEach(move => print(lineOf(salon, move)))
    else
      print(
        `${salon.name}: nothing was moved, because two appointments would overlap. Move one, then try again.`,
      )
    isComplete &&= moved !== undefined
  }
  return isComplete
}

async function moveIn(
  db: Db,
  { id, time_zone }: SalonZone,
  now: Instant,
): Promise<MovedByClock[] | undefined> {
  try {
    return await inTransaction(db, [salonLock(id)], async transaction => {
      const moved = await keepPromisedTimes(transaction, id, time_zone, now)
      if (!moved) throw new Overlap()
      if (moved.length > 0) await renewEvents(transaction, { in: 'salon_id', id }, now)
      for (const { appointment, startsAt } of moved)
        await scheduleReminders(transaction, { ...appointment, starts_at: startsAt }, now)
      return moved
    })
  } catch (error) {
    if (error instanceof Overlap) return undefined
    throw error
  }
}

const lineOf = (
  { name, time_zone }: SalonZone,
  { appointment, promisedTime, startsAt }: MovedByClock,
): string => {
  const [before, after] = [appointment.starts_at, startsAt].map(instant => new Date(instant).toISOString())
  return `${name}: ${appointment.id}, promised for ${promisedTime} in ${time_zone}, from ${before} to ${after}`
}
