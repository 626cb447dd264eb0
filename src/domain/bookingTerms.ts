import type { AppointmentTotals } from './appointmentServices'
import { isActive, type Appointment } from './appointment'
import { changeableUntil } from './cancellationPolicy'
import type { Salon } from './salon'
import type { Instant, Interval } from './zonedTime'

/** What a client agrees to by booking. */
export interface BookingTerms {
  endsAt: Instant
  /** The salon still has to confirm a request. */
  kind: 'booking' | 'request'
  /** Until then the client may cancel or move it; null where that is over already. */
  changeableUntil: Instant | null
  payment: 'nothing' | 'at_salon' | 'online_or_at_salon'
}

type Rules = Pick<Salon, 'confirmsAtOnce' | 'cancelNoticeMinutes' | 'paysOnline'>

export function bookingTerms(
  { confirmsAtOnce, cancelNoticeMinutes, paysOnline }: Rules,
  { cost, minutes }: AppointmentTotals,
  startsAt: Instant,
  now: Instant,
): BookingTerms {
  const until = changeableUntil('client', startsAt, cancelNoticeMinutes)
  return {
    endsAt: startsAt + minutes * 60_000,
    kind: confirmsAtOnce ? 'booking' : 'request',
    changeableUntil: until > now ? until : null,
    payment: cost > 0 ? (paysOnline ? 'online_or_at_salon' : 'at_salon') : 'nothing',
  }
}

/** The active appointment of the client's own, for nobody else, that overlaps the wanted time. */
export const atSameTime = (
  appointments: readonly Appointment[],
  { from, until }: Interval,
): Appointment | undefined =>
  appointments.find(
    ({ status, guestName, startsAt = until, endsAt = from }) =>
      isActive(status) && guestName === undefined && startsAt < until && endsAt > from,
  )
