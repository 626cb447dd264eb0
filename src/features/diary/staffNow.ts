import { isActive } from '@/domain/appointment'
import type { LocalInterval } from '@/domain/schedule'
import { busyParts } from '@/domain/workUnits'
import { intervalsOf, type Instant } from '@/domain/zonedTime'
import type { Column } from './diaryColumns'

/** What a staff member does now. `away` is outside their hours on a day on which they work. */
export type StaffNow = { state: 'free' | 'away' | 'off' } | { state: 'busy'; until: Instant }

interface NowOptions {
  column: Pick<Column, 'date' | 'blocks'>
  open: readonly LocalInterval[]
  timeZone: string
  now: Instant
}

/** For the column of today. Appointments that follow one another are one busy time. */
export function staffNow({ column: { date, blocks }, open, timeZone, now }: NowOptions): StaffNow {
  let until = now
  const booked = blocks
    .filter(({ appointment }) => isActive(appointment.status))
    .flatMap(({ appointment: { workUnits }, startsAt, endsAt }) => busyParts({ startsAt, endsAt, workUnits }))
    .sort((one, other) => one.startsAt - other.startsAt)
  for (const { startsAt, endsAt } of booked) if (startsAt <= until) until = Math.max(until, endsAt)
  if (until > now) return { state: 'busy', until }
  if (open.length === 0) return { state: 'off' }
  const isOpen = open
    .flatMap(range => intervalsOf(date, range, timeZone))
    .some(interval => interval.from <= now && now < interval.until)
  return { state: isOpen ? 'free' : 'away' }
}
