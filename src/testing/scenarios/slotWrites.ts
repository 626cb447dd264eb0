import fc from 'fast-check'
import { startFits, startSteps } from '@/domain/bookGridPolicy'
import type { Appointment } from '@/domain/appointment'
import type { SlotList } from '@/domain/salon'
import { addDays, weekdays, type IsoDate } from '@/domain/weekday'
import { todayIn, type Instant } from '@/domain/zonedTime'
import { createJobs } from '@/server/jobs/jobs'
import { dataOf } from '@/testing/kit/answers'
import { startApi, type TestApi } from '@/testing/kit/startApi'
import { addSalon, addUser, signIn, type TestSalon } from './builders'

/** What changes the slots of a salon, and what lets time pass or stores their summaries. */
export const slotWrite = fc.oneof(
  { weight: 4, arbitrary: fc.record({ act: fc.constant('book' as const), day: fc.nat(2), nth: fc.nat(40) }) },
  fc.record({ act: fc.constantFrom('cancel' as const, 'move' as const), nth: fc.nat(5) }),
  fc.record({ act: fc.constantFrom('closed' as const, 'late' as const), day: fc.nat(6) }),
  fc.record({ act: fc.constant('dayOff' as const), day: fc.nat(5) }),
  fc.record({
    act: fc.constant('service' as const),
    time: fc.constantFrom(15, 20, 60, 240),
    cost: fc.integer({ min: 1, max: 40 }),
    leadMinutes: fc.constantFrom(null, 60, 2880),
    horizonDays: fc.constantFrom(null, 2, 40),
    pauseMinutes: fc.constantFrom(0, 0, 5, 30),
    cleanUpMinutes: fc.constantFrom(0, 0, 25),
  }),
  fc.record({
    act: fc.constant('window' as const),
    leadMinutes: fc.constantFrom(0, 15, 240, 1440, 4320),
    horizonDays: fc.constantFrom(1, 2, 5, 29, 60),
    startStep: fc.constantFrom(...startSteps),
    startFit: fc.constantFrom(...startFits),
  }),
  fc.record({
    act: fc.constant('promotion' as const),
    nth: fc.nat(3),
    percent: fc.constantFrom(1, 60, 100),
    days: fc.nat(3),
  }),
  fc.record({
    act: fc.constant('timeOff' as const),
    day: fc.nat(3),
    days: fc.nat(8),
    startsAt: fc.constantFrom(0, 600, 1020),
    endsAt: fc.constantFrom(615, 1035, 1440),
    nth: fc.nat(1),
    isWeekly: fc.boolean(),
  }),
  fc.record({
    act: fc.constant('season' as const),
    day: fc.nat(4),
    days: fc.nat(30),
    startHour: fc.constantFrom('9:00 AM', '2:30 PM', '8:00 PM'),
    closed: fc.nat(6),
    isOfStaff: fc.boolean(),
  }),
  fc.record({ act: fc.constantFrom('staffOff' as const, 'jobs' as const, 'search' as const) }),
  fc.record({ act: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 60 }) }),
)
export type SlotWrite = typeof slotWrite extends fc.Arbitrary<infer Value> ? Value : never

export interface OpenSalon {
  scenario: TestSalon
  zone: string
  owner: string
  booked: string[]
  services: string[]
}

/** A salon in each zone, open as the builders say, and a client of them. */
export async function openSalonsIn(zoneNames: readonly string[], at: () => Instant) {
  const api = await startApi({ now: at })
  const client = await signIn(api, await addUser(api.app))
  const openSalons: OpenSalon[] = []
  for (const zone of zoneNames) {
    const scenario = await addSalon(api.app, { time_zone: zone, name: zone, search_text: `${zone} haircut` })
    openSalons.push({
      scenario,
      zone,
      owner: await signIn(api, scenario.owner),
      booked: [],
      services: [scenario.service.id],
    })
  }
  return { api, client, openSalons }
}

export const slotsOn = async (api: TestApi, { scenario }: OpenSalon, serviceId: string, date: IsoDate) =>
  (
    await dataOf<SlotList>(
      api.request('GET', `/salons/${scenario.salon.id}/slots?serviceId=${serviceId}&date=${date}`),
    )
  ).slots

/** Refused writes change nothing, which is fine too. */
export async function writeSlots(
  { api, client, openSalons }: Awaited<ReturnType<typeof openSalonsIn>>,
  { zone: index, ...step }: SlotWrite & { zone: number },
  now: Instant,
): Promise<void> {
  const openSalon = openSalons[index % openSalons.length]
  if (!openSalon) return
  const { scenario, zone, owner, booked } = openSalon
  const salonId = scenario.salon.id
  const today = todayIn(zone, now)
  const asOwner = (method: string, path: string, body?: object) =>
    api.request(method, `/salons/${salonId}${path}`, body, { cookie: owner })
  if (step.act === 'book') {
    const slots = await slotsOn(api, openSalon, scenario.service.id, addDays(today, step.day))
    const slot = slots[step.nth % (slots.length || 1)]
    const request = { salonId, serviceId: scenario.service.id, startsAt: slot?.startsAt, forAnother: true }
    if (slot)
      booked.push(
        (await dataOf<Appointment>(api.request('POST', '/appointments', request, { cookie: client })))._id,
      )
  } else if (step.act === 'cancel') {
    await api.request(
      'POST',
      `/appointments/${booked[step.nth % (booked.length || 1)] ?? ''}/cancel`,
      {},
      { cookie: client },
    )
  } else if (step.act === 'move') {
    const id = booked[step.nth % (booked.length || 1)] ?? ''
    const [slot] = await slotsOn(api, openSalon, scenario.service.id, addDays(today, 1))
    await api.request(
      'POST',
      `/appointments/${id}/reschedule`,
      { startsAt: slot?.startsAt },
      { cookie: owner },
    )
  } else if (step.act === 'closed' || step.act === 'late') {
    const hours = step.act === 'closed' ? { isClosed: true } : { startHour: '3:00 PM', endHour: '12:00 AM' }
    await asOwner('PUT', `/sections/${scenario.section.id}/schedule`, { day: weekdays[step.day], ...hours })
  } else if (step.act === 'dayOff') {
    await asOwner('POST', '/days-off', { date: addDays(today, step.day) })
  } else if (step.act === 'service') {
    const { time, cost, leadMinutes, horizonDays, cleanUpMinutes } = step
    const pauseMinutes = step.pauseMinutes + 10 > time ? 0 : step.pauseMinutes
    const gaps = { pauseMinutes, pauseAfterMinutes: pauseMinutes && 5, cleanUpMinutes }
    const sectionId = scenario.section.id
    const service = {
      sectionId,
      name: 'Wash',
      cost,
      currency: 'USD',
      time,
      leadMinutes,
      horizonDays,
      ...gaps,
    }
    const added = asOwner('POST', '/services', service)
    openSalon.services.push((await dataOf<{ id: string }>(added)).id)
  } else if (step.act === 'timeOff') {
    const { day, days, nth, act: _act, ...time } = step
    const startsOn = addDays(today, day)
    const off = { ...time, startsOn, endsOn: addDays(startsOn, days) }
    await asOwner('POST', `/team/${scenario.staff[nth]?.id ?? ''}/time-off`, off)
  } else if (step.act === 'season') {
    const { day, days, startHour, closed, isOfStaff } = step
    const hours = { startHour, endHour: '12:00 AM' }
    const own = Object.fromEntries(weekdays.map((one, index) => [one, index === closed ? null : hours]))
    const staffId = scenario.staff[0]?.id
    await asOwner('POST', '/seasons', {
      name: 'Season',
      startsOn: addDays(today, day),
      endsOn: addDays(today, day + days),
      days: weekdays.map((one, index) => ({ day: one, isClosed: index === closed, ...hours })),
      staffHours: isOfStaff ? [{ staffId, hours: own }] : [],
    })
  } else if (step.act === 'window') {
    const { act: _act, ...rules } = step
    const profile = await dataOf<object>(asOwner('GET', '/profile'))
    await dataOf(asOwner('PUT', '', { ...profile, ...rules }))
  } else if (step.act === 'promotion') {
    const serviceIds = [openSalon.services[step.nth % openSalon.services.length]]
    await asOwner('POST', '/promotions', {
      title: 'Less',
      details: '',
      startsOn: today,
      endsOn: addDays(today, step.days),
      discount: { kind: 'percent', value: step.percent },
      serviceIds,
    })
  } else if (step.act === 'staffOff') {
    const body = { name: 'First', serviceIds: [scenario.service.id], hours: null }
    await asOwner('PUT', `/team/${scenario.staff[0]?.id ?? ''}`, body)
  } else if (step.act === 'jobs') await createJobs(api.app).runDue()
  else await api.request('GET', '/salons?sort=earliest')
}
