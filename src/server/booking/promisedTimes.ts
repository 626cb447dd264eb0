import { promisedInstantOf, promisedTimeOf } from '@/domain/promisedTime'
import type { Instant } from '@/domain/zonedTime'
import { listActiveUpcoming, type AppointmentWithServices } from '../db/appointments'
import { claimUnits, freeUnits } from '../db/claims'
import { withSums } from '../db/dailySums'
import type { Db } from '../db/openDatabase'

/** The columns in which an appointment keeps the clock time and the zone that it is promised in. */
export const promiseOf = (startsAt: Instant, timeZone: string) => ({
  promised_time: promisedTimeOf(startsAt, timeZone),
  promised_zone: timeZone,
})

/** An appointment that does not start when the zone's clock shows its promised time, and the start that does. */
export interface MovedByClock {
  appointment: AppointmentWithServices
  promisedTime: string
  startsAt: Instant
}

/** The salon's upcoming appointments that its clock moves, by another zone or by new rules of the same zone. */
export async function listMovedByClock(
  db: Db,
  salonId: string,
  timeZone: string,
  now: Instant,
): Promise<MovedByClock[]> {
  const appointments = await listActiveUpcoming(db, salonId, now)
  return appointments
    .map(appointment => {
      const { starts_at, promised_time, time_zone } = appointment
      const promisedTime = promised_time ?? promisedTimeOf(starts_at, time_zone ?? timeZone)
      return { appointment, promisedTime, startsAt: promisedInstantOf(promisedTime, timeZone, starts_at) }
    })
    .filter(({ appointment, startsAt }) => startsAt !== appointment.starts_at)
}

/**
 * Moves the salon's upcoming appointments to the instants at which the zone's clock shows their promised times. In the
 * caller's transaction, which holds the salon's lock; the caller renews the calendar events. Returns undefined when two
 * would overlap; then the caller must roll back.
 */
export async function keepPromisedTimes(
  db: Db,
  salonId: string,
  timeZone: string,
  now: Instant,
): Promise<MovedByClock[] | undefined> {
  const moved = await listMovedByClock(db, salonId, timeZone, now)
  for (const { appointment } of moved) await freeUnits(db, appointment.id)
  for (const { appointment, promisedTime, startsAt } of moved) {
    const { id, staff_id, starts_at, ends_at, work_units: workUnits } = appointment
    const endsAt = startsAt + ends_at - starts_at
    if (!(await claimUnits(db, id, staff_id, { startsAt, endsAt, workUnits }))) return undefined
    const change = {
      starts_at: startsAt,
      ends_at: endsAt,
      promised_time: promisedTime,
      promised_zone: timeZone,
    }
    await withSums(db, [id], () => db.updateTable('appointments').set(change).where('id', '=', id).execute())
  }
  await db
    .updateTable('appointments')
    .set({ promised_zone: timeZone })
    .where('salon_id', '=', salonId)
    .where('promised_zone', '!=', timeZone)
    .where('starts_at', '>', now)
    .execute()
  return moved
}
