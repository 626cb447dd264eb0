import type { Appointment } from '@/domain/appointment'
import { isActive } from '@/domain/appointment'
import { parseHour, type WallMinutes } from '@/domain/wallTime'
import { isIsoDate, type IsoDate } from '@/domain/weekday'
import { instantOf, type Instant } from '@/domain/zonedTime'

/** The calendar day of an appointment; a foreign host may send a whole ISO instant. */
export const dateOf = ({ date }: Pick<Appointment, 'date'>): IsoDate => date.slice(0, 10)

const twentyFourHours = /^([01]?\d|2[0-3]):([0-5]\d)/

/** "9:00 AM" as the specification has it, or "09:00" as a foreign host may have it. */
function wallMinutes(time: string): WallMinutes | undefined {
  const match = twentyFourHours.exec(time)
  return parseHour(time) ?? (match ? Number(match[1]) * 60 + Number(match[2]) : undefined)
}

/**
 * When an appointment begins. Without an instant, its date and time are read on the clock of `readerZone`: whoever
 * goes there mostly lives there. Undefined when neither can be read.
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

/** What is still to come, soonest first, and what is over or called off, latest first. */
export function splitAppointments(list: readonly Appointment[], now: Instant, readerZone: string): Split {
  // Of what cannot be placed in time nobody should miss it: it stands among what is to come.
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

/** An appointment with all that moving it needs; a foreign host names no salon and no service. */
export type Movable = Appointment &
  Required<Pick<Appointment, 'startsAt' | 'salonId' | 'serviceId' | 'timeZone'>>

export const isMovable = (appointment: Appointment): appointment is Movable =>
  appointment.startsAt !== undefined &&
  appointment.salonId !== undefined &&
  appointment.serviceId !== undefined &&
  appointment.timeZone !== undefined

/** Live and still to come, and known well enough to be changed. */
const isToCome = (appointment: Appointment, now: Instant): boolean =>
  isActive(appointment.status) && isMovable(appointment) && appointment.startsAt > now

const cancelNoticeIsOver = ({ changeableUntil }: Appointment, now: Instant): boolean =>
  changeableUntil !== undefined && changeableUntil < now

/** The one who asks may still move or cancel it. */
export const isChangeable = (appointment: Appointment, now: Instant): boolean =>
  isToCome(appointment, now) && !cancelNoticeIsOver(appointment, now)

/** Still to come, but so near that the salon wants to be called instead. */
export const isTooLate = (appointment: Appointment, now: Instant): boolean =>
  isToCome(appointment, now) && cancelNoticeIsOver(appointment, now)
