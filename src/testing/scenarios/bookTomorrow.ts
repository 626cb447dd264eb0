import { randomUUID } from 'node:crypto'
import type { Appointment } from '@/domain/appointment'
import type { SlotList } from '@/domain/salon'
import { addDays } from '@/domain/weekday'
import { todayIn } from '@/domain/zonedTime'
import { dataOf } from '@/testing/kit/answers'
import { signIn, type TestSalon } from './builders'
import type { TestApi } from '@/testing/kit/startApi'

/** Tomorrow in the time zone of the salons that `addSalon` adds. */
export const tomorrow = addDays(todayIn('Asia/Hebron', Date.now()), 1)

interface Wish {
  /** The slot's time as shown; defaults to the first free slot. */
  time?: string
  /** Index of the staff member; defaults to anyone. */
  staffMember?: number
}

export async function bookTomorrow(
  server: TestApi,
  { salon, service, staff }: TestSalon,
  client: { email: string; password?: string },
  { time, staffMember }: Wish = {},
): Promise<Appointment> {
  const query = `serviceId=${service.id}&date=${tomorrow}`
  const { slots } = await dataOf<SlotList>(server.request('GET', `/salons/${salon.id}/slots?${query}`))
  const slot = slots.find(offered => time === undefined || offered.time === time)
  const staffId = staffMember === undefined ? null : staff[staffMember]?.id
  const body = { salonId: salon.id, serviceId: service.id, staffId, startsAt: slot?.startsAt }
  const cookie = await signIn(server, client)
  return dataOf<Appointment>(server.request('POST', '/appointments', body, { cookie, key: randomUUID() }))
}
