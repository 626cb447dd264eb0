import { isActive, type Appointment } from '@/domain/appointment'
import { isSoughtClient } from '@/domain/client'
import { searchWords } from '@/domain/searchText'
import { addDays, type IsoDate } from '@/domain/weekday'
import type { Instant } from '@/domain/zonedTime'
import type { AgendaRange, StatusFilter } from '../appointmentsSlice'
import { businessDayOf } from '../appointmentTime'

const spans: Record<AgendaRange, { from: number; to: number }> = {
  today: { from: 0, to: 0 },
  tomorrow: { from: 1, to: 1 },
  week: { from: 0, to: 6 },
  month: { from: 0, to: 29 },
  past: { from: -30, to: -1 },
}

/** The first and last date of a range, counted from today in the salon's time zone. */
export const datesOf = (range: AgendaRange, today: IsoDate): { from: IsoDate; to: IsoDate } => ({
  from: addDays(today, spans[range].from),
  to: addDays(today, spans[range].to),
})

export interface AgendaDay {
  date: IsoDate
  appointments: Appointment[]
}

const byStart = (one: Appointment, other: Appointment) => (one.startsAt ?? 0) - (other.startsAt ?? 0)

/**
 * Appointments of one status, or of all, and of the clients searched for, grouped by day in order of start. Past days
 * run backwards.
 */
export function agendaDays(
  list: readonly Appointment[],
  range: AgendaRange,
  status: StatusFilter,
  search = '',
): AgendaDay[] {
  const days = new Map<IsoDate, Appointment[]>()
  const words = searchWords(search)
  const wanted = list.filter(
    ({ status: present, clientName = '', guestName = '', clientPhone: phone = '' }) =>
      (status === 'all' || present === status) &&
      isSoughtClient({ name: `${clientName} ${guestName}`, phone }, words),
  )
  for (const appointment of [...wanted].sort(byStart)) {
    const date = businessDayOf(appointment)
    const day = days.get(date)
    if (day) day.push(appointment)
    else days.set(date, [appointment])
  }
  const inOrder = [...days].map(([date, appointments]) => ({ date, appointments }))
  return range === 'past' ? inOrder.reverse() : inOrder
}

/** Appointments of `today` that are over and marked: the owner has nothing more to do with them. */
export const settledOf = (list: readonly Appointment[], today: IsoDate, now: Instant): Appointment[] =>
  list.filter(
    appointment =>
      !isActive(appointment.status) &&
      (appointment.endsAt ?? now) < now &&
      businessDayOf(appointment) === today,
  )

/** Appointments of `today` that are over and that nobody has marked yet, the earliest first. */
export const unmarkedOf = (list: readonly Appointment[], today: IsoDate, now: Instant): Appointment[] =>
  list
    .filter(
      appointment =>
        isActive(appointment.status) &&
        appointment.endsAt !== undefined &&
        appointment.endsAt <= now &&
        businessDayOf(appointment) === today,
    )
    .sort(byStart)

/** The days of the first appointments; `count` is that of the whole day. */
export function beginningOf(days: readonly AgendaDay[], most: number): (AgendaDay & { count: number })[] {
  let left = most
  return days.flatMap(({ date, appointments }) => {
    const listed = appointments.slice(0, Math.max(left, 0))
    left -= appointments.length
    return listed.length > 0 ? [{ date, appointments: listed, count: appointments.length }] : []
  })
}

/** The current appointment, or the next one. */
export const nextInAgenda = (list: readonly Appointment[], now: Instant): Appointment | undefined =>
  list
    .filter(({ status, startsAt, endsAt }) => isActive(status) && (endsAt ?? startsAt ?? 0) > now)
    .sort(byStart)[0]
