import { randomUUID } from 'node:crypto'
import type { Appointment } from '@/domain/appointment'
import type { SlotList } from '@/domain/salon'
import { addDays } from '@/domain/weekday'
import { todayIn } from '@/domain/zonedTime'
import { dataOf } from '@/testing/kit/answers'
import { signIn, type TestSalon } from './builders'
import type { TestApi } from '@/testing/kit/startApi'

/** On the calendar of the salons that `addSalon` makes. */
export const tomorrow = addDays(todayIn('Asia/Hebron', Date.now()), 1)

interface Wish {
  /** As it is offered; the first free one if left out. */
  time?: string
  /** Which of the shop's chairs; anyone's if left out. */
  staffMember?: number
}

/** Books the shop's service for a client, as the page would. */
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
