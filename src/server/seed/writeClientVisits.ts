import type { AppointmentStatus } from '@/domain/appointment'
import type { Currency } from '@/domain/money'
import type { Slot } from '@/domain/slots'
import { addDays } from '@/domain/weekday'
import { todayIn, type Instant } from '@/domain/zonedTime'
import { demoAccounts } from './demoAccounts'
import type { Diary } from './openDiary'
import type { Shop } from './shop'

const day = 24 * 60 * 60 * 1000
const searchedDays = 21
const afterWork = 17 * 60

interface ClientVisit {
  shop: Shop | undefined
  /** From today; negative ones lie behind. */
  daysAhead: number
  status: AppointmentStatus
}

/** What the demo client sees: one reservation ahead and visits behind, paid in three currencies. */
export function writeClientVisits(
  diary: Diary,
  { barber, salon, elsewhere }: { barber: Shop; salon: Shop; elsewhere: readonly Shop[] },
  now: Instant,
): void {
  const barberIn = (country: string, currency: Currency) =>
    elsewhere.find(
      shop =>
        shop.salon.country === country &&
        shop.salon.from_currency === currency &&
        shop.salon.business_type === 'barber',
    )
  const visits: ClientVisit[] = [
    { shop: barber, daysAhead: 2, status: 'confirmed' },
    { shop: barber, daysAhead: -12, status: 'done' },
    { shop: salon, daysAhead: -26, status: 'done' },
    { shop: barber, daysAhead: -41, status: 'cancelled' },
    { shop: barberIn('Spain', 'EUR'), daysAhead: -63, status: 'done' },
    { shop: barberIn('Emirates', 'GBP'), daysAhead: -118, status: 'done' },
  ]
  for (const visit of visits) writeVisit(diary, visit, now)
}

function writeVisit(diary: Diary, { shop, daysAhead, status }: ClientVisit, now: Instant): void {
  const service = shop?.services.find(({ cost }) => cost > 0)
  if (!shop || !service) return
  const first = addDays(todayIn(shop.salon.time_zone, now), daysAhead)
  const step = daysAhead > 0 ? 1 : -1
  for (let tries = 0; tries < searchedDays; tries += 1) {
    const date = addDays(first, step * tries)
    const slot = eveningSlot(diary.freeOn(shop, service, date))
    const [chairId] = slot?.chairIds ?? []
    if (!slot || !chairId) continue
    diary.write({
      shop,
      service,
      date,
      slot,
      chairId,
      customerId: demoAccounts.client.id,
      status,
      notes: '',
      createdAt: Math.min(slot.startsAt - 3 * day, now - day),
    })
    return
  }
}

const eveningSlot = (slots: readonly Slot[]): Slot | undefined =>
  slots.find(({ wallMinutes }) => wallMinutes >= afterWork) ?? slots.at(-1)
