import type { Instant } from '@/domain/zonedTime'
import type { UserRow } from '../db/schema/people'
import { writeClientVisits } from './writeClientVisits'
import type { DemoShops } from './demoShops'
import { openDiary, type Diary } from './openDiary'
import { fillCalendar } from './fillCalendar'
import { randomOf, type Random } from './random'
import type { Shop } from './shop'

const busyCalendar = { daysBack: 28, daysAhead: 21 } as const
const quietCalendar = { daysBack: 10, daysAhead: 10, aChair: [0, 2] } as const
/** Of the shops without a demo owner, how many have bookings. */
const sampleShare = 0.07

/** The demo client's visits first, so that the others make room for them. */
export function demoDiary(shops: DemoShops, customers: readonly UserRow[], now: Instant): Diary {
  const diary = openDiary()
  const random = randomOf('kursi demo diary')
  writeClientVisits(diary, shops, now)
  const clientsFor = customerTurns(customers, random)
  const fill = (shop: Shop, calendar: typeof quietCalendar | BusyCalendar) =>
    fillCalendar(diary, shop, { ...calendar, now, nextCustomerId: clientsFor(shop) }, random)

  fill(shops.barber, { ...busyCalendar, aChair: [7, 11] })
  fill(shops.salon, { ...busyCalendar, aChair: [2, 5] })
  for (const shop of shops.elsewhere) if (random.chance(sampleShare)) fill(shop, quietCalendar)
  return diary
}

type BusyCalendar = typeof busyCalendar & { aChair: readonly [number, number] }

/** Clients of the shop's country and kind in turn, so that nobody comes twice while others have not come once. */
function customerTurns(customers: readonly UserRow[], random: Random): (shop: Shop) => () => string {
  return ({ salon }) => {
    const own = customers.filter(
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
