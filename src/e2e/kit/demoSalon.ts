import { join } from 'node:path'
import Database from 'better-sqlite3'
import type { Appointment } from '@/domain/appointment'
import type { Salon, SlotList } from '@/domain/salon'
import { addDays, type IsoDate } from '@/domain/weekday'
import { todayIn } from '@/domain/zonedTime'
import { signInByApi } from './apiClient'
import type { Product } from './product'

/** The demo's barber salon. The client has just booked and can pay online, and client and owner each hold a key. */
export interface DemoSalon {
  salonId: string
  /** Its name in an address. */
  slug: string
  date: IsoDate
  /** One that can be booked. */
  serviceId: string
}

export async function prepareDemoSalon(product: Product): Promise<DemoSalon> {
  const owner = await signInByApi(product, 'barber@kursi.example')
  const client = await signInByApi(product, 'client@kursi.example')
  const { id: salonId, slug, sections, timeZone } = await owner.call<Salon>('GET', '/salons/mine')
  await owner.call('POST', '/keys', { name: 'Till', scope: 'salon' })

  const books = new Database(join(product.dataDir, 'kursi.sqlite'))
  books.prepare('update salons set pays_online = 1 where id = ?').run(salonId)
  books.close()

  const serviceId = sections[0]?.services[0]?.id ?? ''
  for (let date = addDays(todayIn(timeZone, Date.now()), 2); ; date = addDays(date, 1)) {
    const query = String(new URLSearchParams({ serviceId, date }))
    const { slots } = await client.call<SlotList>('GET', `/salons/${salonId}/slots?${query}`)
    const [slot] = slots
    if (!slot) continue
    const appointment = { salonId, serviceId, startsAt: slot.startsAt, forAnother: true }
    await client.call<Appointment>('POST', '/appointments', appointment)
    return { salonId, slug, date, serviceId }
  }
}
