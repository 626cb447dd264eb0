import type { AppointmentStatus } from '@/domain/appointment'
import type { Currency } from '@/domain/money'
import type { Slot } from '@/domain/slots'
import { addDays } from '@/domain/weekday'
import { todayIn, type Instant } from '@/domain/zonedTime'
import { demoAccounts } from './demoAccounts'
import type { Diary } from './openDiary'
import type { DemoSalon } from './demoSalon'

const day = 24 * 60 * 60 * 1000
const searchedDays = 21
const afterWork = 17 * 60

interface ClientAppointment {
  demoSalon: DemoSalon | undefined
  /** Days from today; negative for the past. */
  daysAhead: number
  status: AppointmentStatus
}

/** The demo client's appointments: one upcoming, and past ones paid in three currencies. */
export function writeClientAppointments(
  diary: Diary,
  { barber, salon, elsewhere }: { barber: DemoSalon; salon: DemoSalon; elsewhere: readonly DemoSalon[] },
  now: Instant,
): void {
  const barberIn = (country: string, currency: Currency) =>
    elsewhere.find(
      demoSalon =>
        demoSalon.salon.country === country &&
        demoSalon.salon.from_currency === currency &&
        demoSalon.salon.business_type === 'barber',
    )
  const appointments: ClientAppointment[] = [
    { demoSalon: barber, daysAhead: 2, status: 'confirmed' },
    { demoSalon: barber, daysAhead: -12, status: 'done' },
    { demoSalon: salon, daysAhead: -26, status: 'done' },
    { demoSalon: barber, daysAhead: -41, status: 'cancelled' },
    { demoSalon: barberIn('Spain', 'EUR'), daysAhead: -63, status: 'done' },
    { demoSalon: barberIn('Emirates', 'GBP'), daysAhead: -118, status: 'done' },
  ]
  for (const appointment of appointments) writeAppointment(diary, appointment, now)
}

function writeAppointment(
  diary: Diary,
  { demoSalon, daysAhead, status }: ClientAppointment,
  now: Instant,
): void {
  const service = demoSalon?.services.find(({ cost }) => cost > 0)
  if (!demoSalon || !service) return
  const first = addDays(todayIn(demoSalon.salon.time_zone, now), daysAhead)
  const step = daysAhead > 0 ? 1 : -1
  for (let tries = 0; tries < searchedDays; tries += 1) {
    const date = addDays(first, step * tries)
    const slot = eveningSlot(diary.freeOn(demoSalon, service, date))
    const [staffId] = slot?.staffIds ?? []
    if (!slot || !staffId) continue
    diary.write({
      demoSalon,
      service,
      date,
      slot,
      staffId,
      clientId: demoAccounts.client.id,
      status,
      notes: '',
      createdAt: Math.min(slot.startsAt - 3 * day, now - day),
    })
    return
  }
}

const eveningSlot = (slots: readonly Slot[]): Slot | undefined =>
  slots.find(({ wallMinutes }) => wallMinutes >= afterWork) ?? slots.at(-1)
