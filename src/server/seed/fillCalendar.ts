import type { AppointmentStatus } from '@/domain/appointment'
import { addDays } from '@/domain/weekday'
import { todayIn, type Instant } from '@/domain/zonedTime'
import type { Diary } from './openDiary'
import type { Random } from './random'
import type { DemoSalon } from './demoSalon'
import { notes } from './words/remarks'

const minute = 60_000
const hour = 60 * minute

export interface CalendarWish {
  /** Days before today; `daysAhead` are days after today. */
  daysBack: number
  daysAhead: number
  /** Attempted bookings per staff member and day. */
  aStaffMember: readonly [least: number, most: number]
  now: Instant
  nextClientId: () => string
}

export function fillCalendar(diary: Diary, demoSalon: DemoSalon, wish: CalendarWish, random: Random): void {
  const { now, nextClientId } = wish
  const today = todayIn(demoSalon.salon.time_zone, now)
  const [least, most] = wish.aStaffMember
  for (let ahead = -wish.daysBack; ahead <= wish.daysAhead; ahead += 1) {
    const date = addDays(today, ahead)
    const wanted = demoSalon.staff.length * random.integer(least, most)
    for (let booked = 0; booked < wanted; booked += 1) {
      const service = random.pick(demoSalon.services)
      const slots = diary.freeOn(demoSalon, service, date)
      if (slots.length === 0) continue
      const slot = random.pick(slots)
      diary.write({
        demoSalon,
        service,
        date,
        slot,
        staffId: random.pick(slot.staffIds),
        clientId: nextClientId(),
        status: statusAt(now, slot.startsAt, slot.startsAt + service.minutes * minute, random),
        notes: random.chance(0.12) ? random.pick(notes) : '',
        createdAt: Math.min(
          slot.startsAt - random.integer(3, 240) * hour,
          now - random.integer(5, 600) * minute,
        ),
      })
    }
  }
}

function statusAt(now: Instant, startsAt: Instant, endsAt: Instant, random: Random): AppointmentStatus {
  const roll = random.next()
  if (endsAt <= now)
    return roll < 0.84 ? 'done' : roll < 0.91 ? 'no_show' : roll < 0.97 ? 'cancelled' : 'declined'
  if (startsAt <= now) return 'confirmed'
  return roll < 0.82 ? 'confirmed' : roll < 0.94 ? 'pending' : 'cancelled'
}
