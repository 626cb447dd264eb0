import type { Instant } from '@/domain/zonedTime'
import type { UserRow } from '../db/schema/people'
import { writeClientAppointments } from './writeClientAppointments'
import type { DemoSalons } from './chooseDemoSalons'
import { openDiary, type Diary } from './openDiary'
import { fillCalendar } from './fillCalendar'
import { randomOf, type Random } from './random'
import type { DemoSalon } from './demoSalon'

const busyCalendar = { daysBack: 28, daysAhead: 21 } as const
const quietCalendar = { daysBack: 10, daysAhead: 10, aStaffMember: [0, 2] } as const
/** Of the shops without a demo owner, how many have bookings. */
const sampleShare = 0.07

/** The demo client's visits first, so that the others make room for them. */
export function demoDiary(demoSalons: DemoSalons, clients: readonly UserRow[], now: Instant): Diary {
  const diary = openDiary()
  const random = randomOf('kursi demo diary')
  writeClientAppointments(diary, demoSalons, now)
  const clientsFor = clientTurns(clients, random)
  const fill = (demoSalon: DemoSalon, calendar: typeof quietCalendar | BusyCalendar) =>
    fillCalendar(diary, demoSalon, { ...calendar, now, nextClientId: clientsFor(demoSalon) }, random)

  fill(demoSalons.barber, { ...busyCalendar, aStaffMember: [7, 11] })
  fill(demoSalons.salon, { ...busyCalendar, aStaffMember: [2, 5] })
  for (const demoSalon of demoSalons.elsewhere) if (random.chance(sampleShare)) fill(demoSalon, quietCalendar)
  return diary
}

type BusyCalendar = typeof busyCalendar & { aStaffMember: readonly [number, number] }

/** Clients of the shop's country and kind in turn, so that nobody comes twice while others have not come once. */
function clientTurns(clients: readonly UserRow[], random: Random): (demoSalon: DemoSalon) => () => string {
  return ({ salon }) => {
    const own = clients.filter(
      customer => customer.country === salon.country && customer.salon === salon.business_type,
    )
    const queue = random.shuffled(own.map(({ id }) => id))
    let turn = 0
    return () => {
      turn += 1
      return queue[turn % queue.length] ?? ''
    }
  }
}
