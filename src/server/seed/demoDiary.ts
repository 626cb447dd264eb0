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
/** Share of the other salons that have appointments. */
const sampleShare = 0.07

/** Writes the demo client's appointments first, so that they get their slots. */
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

/** Takes clients of the salon's country and kind in turn, so that all come equally often. */
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
