import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import type { Appointment } from '@/domain/appointment'
import type { SlotList } from '@/domain/salon'
import { addDays } from '@/domain/weekday'
import { todayIn, type Instant } from '@/domain/zonedTime'
import { dataOf } from '@/testing/kit/answers'
import { startPayingClient, type PayingClient } from './payingClient'

const verbs = [
  'confirm',
  'decline',
  'cancel',
  'done',
  'no-show',
  'paid',
  'paid/take-back',
  'done/take-back',
  'no_show/take-back',
  'declined/take-back',
] as const

/** What moves the takings of a salon, and what lets time pass. */
export const takingsWrite = fc.oneof(
  { weight: 4, arbitrary: fc.record({ act: fc.constant('book' as const), day: fc.nat(3), nth: fc.nat(40) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      act: fc.constant('mark' as const),
      of: fc.nat(5),
      verb: fc.constantFrom(...verbs),
    }),
  },
  fc.record({ act: fc.constantFrom('walkIn' as const, 'client cancels' as const), of: fc.nat(5) }),
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant('pay' as const),
      of: fc.nat(5),
      token: fc.constantFrom('tok_succeeds', 'tok_declined', 'tok_times_out', 'tok_answers_twice'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant('move' as const),
      of: fc.nat(5),
      day: fc.nat(3),
      nth: fc.nat(40),
      staff: fc.nat(2),
      changesService: fc.boolean(),
    }),
  },
  fc.record({
    act: fc.constant('service' as const),
    cost: fc.nat(3),
    currency: fc.constantFrom('USD', 'EUR'),
  }),
  fc.record({
    act: fc.constant('profile' as const),
    timeZone: fc.constantFrom('Asia/Hebron', 'America/New_York', 'Asia/Kathmandu', 'Pacific/Auckland'),
    confirmsAtOnce: fc.boolean(),
  }),
  fc.record({ act: fc.constantFrom('jobs' as const, 'staffLeaves' as const, 'clientLeaves' as const) }),
  {
    weight: 2,
    arbitrary: fc.record({ act: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 30 }) }),
  },
)
export type TakingsWrite = typeof takingsWrite extends fc.Arbitrary<infer Value> ? Value : never

export interface TakingsSalon {
  client: PayingClient
  clock: { now: Instant }
  services: string[]
  booked: string[]
}

/** A salon with a service in dollars and one in euros, and a client who pays. */
export async function openTakingsSalon(at: Instant): Promise<TakingsSalon> {
  const clock = { now: at }
  const client = await startPayingClient({ now: () => clock.now })
  const { api, scenario, asOwner } = client
  const wash = { name: 'Wash', nameAr: 'غسل', cost: 7, currency: 'EUR', time: 30 }
  const added = await dataOf<{ id: string }>(
    api.request(
      'POST',
      `/salons/${scenario.salon.id}/services`,
      { sectionId: scenario.section.id, ...wash },
      { cookie: asOwner },
    ),
  )
  return { client, clock, services: [scenario.service.id, added.id], booked: [] }
}

/** Refused writes change nothing, which is fine too. */
export async function writeTakings(salon: TakingsSalon, step: TakingsWrite): Promise<void> {
  const { client, clock, services, booked } = salon
  const { api, scenario, asAnn, asOwner, ann } = client
  const salonPath = `/salons/${scenario.salon.id}`
  const post = (path: string, body: object, cookie: string) =>
    api.request('POST', path, body, { cookie, key: randomUUID() })
  const put = (path: string, body: object) => api.request('PUT', path, body, { cookie: asOwner })
  const idOf = (of: number) => booked[of % (booked.length || 1)] ?? 'none'
  const slotOf = async (serviceId: string, day: number, nth: number) => {
    const date = addDays(todayIn('Asia/Hebron', clock.now), day)
    const path = `${salonPath}/slots?serviceId=${serviceId}&date=${date}`
    const answer = await api.request('GET', path)
    if (answer.status !== 200) return undefined
    const { slots } = ((await answer.json()) as { data: SlotList }).data
    return slots[nth % (slots.length || 1)]?.startsAt
  }
  const note = async (answer: Response) => {
    if (answer.status === 200) booked.push(((await answer.json()) as { data: Appointment }).data._id)
  }
  const serviceOf = (nth: number) => services[nth % services.length] ?? ''

  if (step.act === 'book') {
    const serviceId = serviceOf(step.nth)
    const startsAt = await slotOf(serviceId, step.day, step.nth)
    const request = { salonId: scenario.salon.id, serviceId, startsAt, forAnother: true }
    await note(await post('/appointments', request, asAnn))
  } else if (step.act === 'walkIn') {
    const startsAt = await slotOf(serviceOf(step.of), 0, 0)
    const request = { name: 'Sami', phone: '', serviceId: serviceOf(step.of), startsAt }
    await note(await post('/appointments/walk-in', request, asOwner))
  } else if (step.act === 'mark') await client.act(idOf(step.of), step.verb)
  else if (step.act === 'client cancels') await client.act(idOf(step.of), 'cancel', asAnn)
  else if (step.act === 'pay') await client.pay(idOf(step.of), { paymentMethod: step.token })
  else if (step.act === 'move') {
    const serviceId = step.changesService ? serviceOf(step.nth) : null
    const startsAt = await slotOf(serviceId ?? serviceOf(0), step.day, step.nth)
    const staffId = scenario.staff[step.staff]?.id ?? null
    const request = { startsAt, staffId, serviceId, forAnother: true }
    await post(`/appointments/${idOf(step.of)}/reschedule`, request, asOwner)
  } else if (step.act === 'service') {
    const { cost, currency } = step
    const service = { sectionId: scenario.section.id, name: 'Haircut', cost, currency, time: 60 }
    await put(`${salonPath}/services/${serviceOf(0)}`, service)
  } else if (step.act === 'profile') {
    const { act: _act, ...changes } = step
    const profile = await dataOf<object>(
      api.request('GET', `${salonPath}/profile`, undefined, { cookie: asOwner }),
    )
    await dataOf(put(salonPath, { ...profile, ...changes }))
  } else if (step.act === 'staffLeaves') {
    const path = `${salonPath}/team/${scenario.staff[0]?.id ?? ''}`
    await api.request('DELETE', path, undefined, { cookie: asOwner })
  } else if (step.act === 'clientLeaves') {
    const { email, phone, password } = ann
    await api.request(
      'DELETE',
      '/users/deleteUserByPhoneEmail',
      { email, phone, password },
      { cookie: asAnn },
    )
  } else if (step.act === 'wait') clock.now += step.hours * 60 * 60 * 1000
  else await client.runJobs()
}
