import type { Appointment } from '@/domain/appointment'
import { isActive } from '@/domain/appointment'
import { parseHour, type WallMinutes } from '@/domain/wallTime'
import { isIsoDate, type IsoDate } from '@/domain/weekday'
import { instantOf, type Instant } from '@/domain/zonedTime'

/** The calendar day of an appointment; a foreign host may send a whole ISO instant. */
export const dateOf = ({ date }: Pick<Appointment, 'date'>): IsoDate => date.slice(0, 10)

/** The day in whose calendar and list an appointment is: after midnight, that of its night. */
export const businessDayOf = (appointment: Pick<Appointment, 'date' | 'nightOf'>): IsoDate =>
  appointment.nightOf ?? dateOf(appointment)

const twentyFourHours = /^([01]?\d|2[0-3]):([0-5]\d)/

/** "9:00 AM" as the specification has it, or "09:00" as a foreign host may have it. */
function wallMinutes(time: string): WallMinutes | undefined {
  const match = twentyFourHours.exec(time)
  return parseHour(time) ?? (match ? Number(match[1]) * 60 + Number(match[2]) : undefined)
}

/**
 * When an appointment begins. Without an instant, its date and time are read in `readerZone`, because most clients live
 * in the salon's zone. Undefined when neither can be read.
 */
export function startOf(appointment: Appointment, readerZone: string): Instant | undefined {
  if (appointment.startsAt !== undefined) return appointment.startsAt
  const date = dateOf(appointment)
  if (!isIsoDate(date)) return undefined
  const zone = appointment.timeZone ?? readerZone
  return instantOf(date, wallMinutes(appointment.startTime) ?? 0, zone)
}

interface Split {
  upcoming: Appointment[]
  past: Appointment[]
}

/** Future appointments, soonest first; past and ended appointments, latest first. */
export function splitAppointments(list: readonly Appointment[], now: Instant, readerZone: string): Split {
  // An appointment without a readable time counts as upcoming, so that nobody misses it.
  const timed = list.map(appointment => ({ appointment, at: startOf(appointment, readerZone) ?? Infinity }))
  const isToCome = ({ appointment, at }: (typeof timed)[number]) => at > now && !isOver(appointment.status)
  return {
    upcoming: timed
      .filter(isToCome)
      .sort((one, other) => one.at - other.at)
      .map(({ appointment }) => appointment),
    past: timed
      .filter(one => !isToCome(one))
      .sort((one, other) => other.at - one.at)
      .map(({ appointment }) => appointment),
  }
}

const isOver = (status: string) => ['cancelled', 'declined', 'no_show', 'done'].includes(status)

/** An appointment with all that rescheduling needs. A foreign host names no salon and no service. */
export type Movable = Appointment &
  Required<Pick<Appointment, 'startsAt' | 'salonId' | 'serviceId' | 'timeZone'>>

export const isMovable = (appointment: Appointment): appointment is Movable =>
  appointment.startsAt !== undefined &&
  appointment.salonId !== undefined &&
  appointment.serviceId !== undefined &&
  appointment.timeZone !== undefined

/** Active, in the future, and complete enough to be changed. */
const isToCome = (appointment: Appointment, now: Instant): boolean =>
  isActive(appointment.status) && isMovable(appointment) && appointment.startsAt > now

const cancelNoticeIsOver = ({ changeableUntil }: Appointment, now: Instant): boolean =>
  changeableUntil !== undefined && changeableUntil < now

/** The requesting user may still reschedule or cancel it. */
export const isChangeable = (appointment: Appointment, now: Instant): boolean =>
  isToCome(appointment, now) && !cancelNoticeIsOver(appointment, now)

/** In the future, but so near that the client must call the salon. */
export const isTooLate = (appointment: Appointment, now: Instant): boolean =>
  isToCome(appointment, now) && cancelNoticeIsOver(appointment, now)
