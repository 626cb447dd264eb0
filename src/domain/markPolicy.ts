import { isInCalendar, type Appointment } from './appointment'
import type { Instant } from './zonedTime'

export type ResultMark = 'no_show' | 'paid' | 'done'

/** What the owner can mark an appointment as: a no-show or paid once it has begun, done once it is over. */
export function marksOf(
  { status, startsAt = 0, endsAt = 0, servicePrice, paidAt, isPaidOnline }: Appointment,
  now: Instant,
): ResultMark[] {
  const canSettle = startsAt <= now && isInCalendar(status)
  if (!canSettle) return []
  const isUnpaid = paidAt === undefined
  return [
    ...(status !== 'no_show' && (isUnpaid || isPaidOnline) ? (['no_show'] as const) : []),
    ...(status !== 'no_show' && servicePrice > 0 && isUnpaid ? (['paid'] as const) : []),
    ...(status !== 'done' && endsAt <= now ? (['done'] as const) : []),
  ]
}
