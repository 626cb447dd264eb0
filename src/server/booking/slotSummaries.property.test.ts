import fc from 'fast-check'
import { eveningStartsAt } from '@/domain/freeTimePolicy'
import { isAnyTime, type FreeTime } from '@/domain/freeTime'
import { horizonPolicy } from '@/domain/horizonPolicy'
import type { Appointment } from '@/domain/appointment'
import type { SalonPage, SlotList } from '@/domain/salon'
import { parseHour } from '@/domain/wallTime'
import { addDays, weekdays, type IsoDate } from '@/domain/weekday'
import { todayIn, type Instant } from '@/domain/zonedTime'
import { dataOf } from '@/testing/kit/answers'
import { startApi, type TestApi } from '@/testing/kit/startApi'
import { addSalon, addUser, signIn, type TestSalon } from '@/testing/scenarios/builders'
import { holdPlan } from '@/testing/scenarios/holdPlan'
import { createJobs } from '../jobs/jobs'

jest.setTimeout(240_000)

const hour = 60 * 60 * 1000

/** Days around which clocks change in one of the zones. */
const starts = [
  '2027-02-05T08:10:00Z',
  '2027-03-13T21:40:00Z',
  '2027-03-25T16:00:00Z',
  '2027-04-03T05:00:00Z',
]
const zones = ['Asia/Hebron', 'America/New_York', 'Australia/Sydney', 'Asia/Kathmandu']

const write = fc.oneof(
  { weight: 4, arbitrary: fc.record({ act: fc.constant('book' as const), day: fc.nat(2), nth: fc.nat(40) }) },
  fc.record({ act: fc.constantFrom('cancel' as const, 'move' as const), nth: fc.nat(5) }),
  fc.record({ act: fc.constantFrom('closed' as const, 'late' as const), day: fc.nat(6) }),
  fc.record({ act: fc.constant('dayOff' as const), day: fc.nat(5) }),
  fc.record({
    act: fc.constant('service' as const),
    time: fc.constantFrom(15, 60, 240),
    cost: fc.integer({ min: 1, max: 40 }),
  }),
  fc.record({
    act: fc.constant('promotion' as const),
    nth: fc.nat(3),
    percent: fc.constantFrom(1, 60, 100),
    days: fc.nat(3),
  }),
  fc.record({ act: fc.constantFrom('staffOff' as const, 'jobs' as const, 'search' as const) }),
  fc.record({ act: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 60 }) }),
)
type Write = typeof write extends fc.Arbitrary<infer Value> ? Value : never

const freeTime: fc.Arbitrary<FreeTime> = fc.oneof(
  fc.constant({}),
  fc.constant({ evening: true }),
  fc
    .record({
      day: fc.constantFrom('today', 'tomorrow', 3, 8, 27, 28),
      fromHour: fc.option(fc.integer({ min: 0, max: 23 }), { nil: undefined }),
      evening: fc.option(fc.constant(true), { nil: undefined }),
    })
    .map(({ day, ...rest }) => ({
      ...rest,
      day: typeof day === 'number' ? addDays('2027-02-05', day) : day,
    })),
)

interface OpenSalon {
  scenario: TestSalon
  zone: string
  owner: string
  booked: string[]
  services: string[]
}

async function open(zoneNames: readonly string[], at: () => Instant) {
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

const slotsOn = async (api: TestApi, { scenario }: OpenSalon, serviceId: string, date: IsoDate) =>
  (
    await dataOf<SlotList>(
      api.request('GET', `/salons/${scenario.salon.id}/slots?serviceId=${serviceId}&date=${date}`),
    )
  ).slots

/** Refused writes change nothing, which is fine too. */
async function perform(
  { api, client, openSalons }: Awaited<ReturnType<typeof open>>,
  { zone: index, ...step }: Write & { zone: number },
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
    const { time, cost } = step
    const sectionId = scenario.section.id
    const added = asOwner('POST', '/services', { sectionId, name: 'Wash', cost, currency: 'USD', time })
    openSalon.services.push((await dataOf<{ id: string }>(added)).id)
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

const query = (parts: object) =>
  new URLSearchParams(
    Object.entries(parts).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString()

const isAsked = (
  { day, fromHour = 0, evening }: FreeTime,
  today: IsoDate,
  date: IsoDate,
  time: string,
): boolean => {
  const asked = day === 'today' ? today : day === 'tomorrow' ? addDays(today, 1) : day
  const from = Math.max(fromHour * 60, evening ? eveningStartsAt : 0)
  return (asked === undefined || asked === date) && (parseHour(time) ?? 0) >= from
}

interface Shown {
  id: string
  serviceId: string | undefined
  startsAt: Instant | undefined
}

const inOrder = (list: readonly Shown[]): Shown[] =>
  [...list].sort(
    (one, other) => (one.startsAt ?? Infinity) - (other.startsAt ?? Infinity) || (one.id < other.id ? -1 : 1),
  )

/** The cards' slots, with equal ones in order of their salons. The list itself is in order of the slots. */
async function cardsOf(api: TestApi, search: object): Promise<Shown[]> {
  const { salons, total } = await dataOf<SalonPage>(api.request('GET', `/salons?${query(search)}`))
  expect(total).toBe(salons.length)
  const shown = salons.map(({ id, nextSlot }) => ({
    id,
    serviceId: nextSlot?.serviceId,
    startsAt: nextSlot?.startsAt,
  }))
  const starts = shown.map(({ startsAt }) => startsAt)
  if ('sort' in search) expect(starts).toEqual(inOrder(shown).map(({ startsAt }) => startsAt))
  return inOrder(shown)
}

async function firstSlotOf(
  api: TestApi,
  openSalon: OpenSalon,
  serviceId: string,
  free: FreeTime,
  now: Instant,
) {
  const today = todayIn(openSalon.zone, now)
  for (let ahead = 0; ahead < horizonPolicy.client; ahead += 1) {
    const date = addDays(today, ahead)
    for (const { time, startsAt } of await slotsOn(api, openSalon, serviceId, date)) {
      if (isAsked(free, today, date, time)) return startsAt
    }
  }
  return undefined
}

/** The slots of a card are those of the service with its price, whatever is promoted. */
async function expectCheapest(api: TestApi, shown: ReadonlyMap<string, string | undefined>): Promise<void> {
  for (const [salonId, serviceId] of shown) {
    const { id } = await api.app.db
      .selectFrom('services')
      .select('id')
      .where('salon_id', '=', salonId)
      .orderBy('cost')
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow()
    expect(serviceId ?? id).toBe(id)
  }
}

/** What the list of slots says of the services that the cards show. */
async function truth(
  { api, openSalons }: Awaited<ReturnType<typeof open>>,
  services: ReadonlyMap<string, string | undefined>,
  free: FreeTime,
  now: Instant,
): Promise<Shown[]> {
  const shown: Shown[] = []
  for (const openSalon of openSalons) {
    const { id } = openSalon.scenario.salon
    const serviceId = services.get(id)
    const firstSlots: (Instant | undefined)[] = []
    // A card without a slot names no service: one of the salon's has none.
    for (const one of serviceId === undefined ? openSalon.services : [serviceId]) {
      firstSlots.push(await firstSlotOf(api, openSalon, one, free, now))
    }
    const startsAt = firstSlots.includes(undefined) ? undefined : firstSlots[0]
    if (startsAt !== undefined || isAnyTime(free)) shown.push({ id, serviceId, startsAt })
  }
  return inOrder(shown)
}

/** A second service that costs more, and less than the first while it is promoted. */
const promotedSecond: [string, [Write, number][], FreeTime[], string[], number, number] = [
  '2027-02-05T08:10:00Z',
  [
    [{ act: 'service', time: 240, cost: 40 }, 0],
    [{ act: 'promotion', nth: 1, percent: 60, days: 1 }, 0],
  ],
  [{}],
  zones.slice(0, 2),
  100,
  0,
]

test('after whatever writes, a search says of each salon what its slots say', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...starts),
      fc.array(fc.tuple(write, fc.nat(1)), { maxLength: 14 }),
      fc.array(freeTime, { minLength: 2, maxLength: 3 }),
      fc.shuffledSubarray(zones, { minLength: 2, maxLength: 2 }),
      fc.integer({ min: 1, max: 120 }),
      fc.nat(30),
      async (start, writes, times, zoneNames, planHours, laterHours) => {
        let now = Date.parse(start)
        const opened = await open(zoneNames, () => now)
        const { api, openSalons } = opened
        const [planned] = openSalons
        if (planned) {
          const endsAt = now + planHours * hour
          await holdPlan(api.app, planned.scenario.owner, { size: 'team', startsAt: now, endsAt })
        }
        for (const [step, zone] of writes) {
          if (step.act === 'wait') now += step.hours * hour
          else await perform(opened, { ...step, zone }, now)
        }
        await api.request('GET', '/salons')
        now += laterHours * hour
        await perform(opened, { act: 'book', day: 0, nth: 0, zone: 0 }, now)
        for (const text of ['', 'haircut']) {
          const cards = await cardsOf(api, { text })
          const services = new Map(cards.map(({ id, serviceId }) => [id, serviceId]))
          expect(cards).toEqual(expect.arrayContaining(await truth(opened, services, {}, now)))
          if (text === '') await expectCheapest(api, services)
          for (const free of [{}, ...times]) {
            const sorted = await cardsOf(api, { ...free, text, sort: 'earliest' })
            expect({ free, sorted }).toEqual({ free, sorted: await truth(opened, services, free, now) })
          }
        }
        await api.close()
      },
    ),
    { numRuns: 25, examples: [promotedSecond] },
  )
})
