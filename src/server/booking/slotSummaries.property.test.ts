import fc from 'fast-check'
import { eveningStartsAt } from '@/domain/freeTimePolicy'
import { isAnyTime, type FreeTime } from '@/domain/freeTime'
import type { SalonPage } from '@/domain/salon'
import { parseHour } from '@/domain/wallTime'
import { addDays, type IsoDate } from '@/domain/weekday'
import { todayIn, type Instant } from '@/domain/zonedTime'
import { dataOf } from '@/testing/kit/answers'
import type { TestApi } from '@/testing/kit/startApi'
import { holdPlan } from '@/testing/scenarios/holdPlan'
import {
  openSalonsIn,
  slotsOn,
  slotWrite,
  writeSlots,
  type OpenSalon,
  type SlotWrite,
} from '@/testing/scenarios/slotWrites'

jest.setTimeout(240_000)

/** More than any service of the test can be booked ahead. */
const searchedDays = 61

const hour = 60 * 60 * 1000

/** Days around which clocks change in one of the zones. */
const starts = [
  '2027-02-05T08:10:00Z',
  '2027-03-13T21:40:00Z',
  '2027-03-25T16:00:00Z',
  '2027-04-03T05:00:00Z',
]
const zones = ['Asia/Hebron', 'America/New_York', 'Australia/Sydney', 'Asia/Kathmandu']

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
  const { day } = free
  const asked = day === 'today' ? today : day === 'tomorrow' ? addDays(today, 1) : day
  for (let ahead = 0; ahead < (asked === undefined ? searchedDays : 1); ahead += 1) {
    const date = asked ?? addDays(today, ahead)
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
  { api, openSalons }: Awaited<ReturnType<typeof openSalonsIn>>,
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

type Example = [string, [SlotWrite, number][], FreeTime[], string[], number, number]

/** A second service that costs more, and less than the first while it is promoted. */
const promotedSecond: Example = [
  '2027-02-05T08:10:00Z',
  [
    [
      {
        act: 'service',
        time: 240,
        cost: 40,
        leadMinutes: null,
        horizonDays: null,
        pauseMinutes: 0,
        cleanUpMinutes: 0,
      },
      0,
    ],
    [{ act: 'promotion', nth: 1, percent: 60, days: 1 }, 0],
  ],
  [{}],
  zones.slice(0, 2),
  100,
  0,
]

/** A salon whose clients book a day before at the latest, beside one whose clients book today alone. */
const windows: Example = [
  '2027-02-08T10:10:00Z',
  [
    [{ act: 'window', leadMinutes: 1440, horizonDays: 60, startStep: 15, startFit: 'all' }, 0],
    [{ act: 'window', leadMinutes: 0, horizonDays: 1, startStep: 20, startFit: 'no_gaps' }, 1],
  ],
  [{ day: 'tomorrow' }, { day: 'tomorrow', fromHour: 11 }, { day: '2027-02-11' }, { evening: true }],
  zones.slice(0, 2),
  100,
  0,
]

test('after whatever writes, a search says of each salon what its slots say', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...starts),
      fc.array(fc.tuple(slotWrite, fc.nat(1)), { maxLength: 14 }),
      fc.array(freeTime, { minLength: 2, maxLength: 3 }),
      fc.shuffledSubarray(zones, { minLength: 2, maxLength: 2 }),
      fc.integer({ min: 1, max: 120 }),
      fc.nat(30),
      async (start, writes, times, zoneNames, planHours, laterHours) => {
        let now = Date.parse(start)
        const opened = await openSalonsIn(zoneNames, () => now)
        const { api, openSalons } = opened
        const [planned] = openSalons
        if (planned) {
          const endsAt = now + planHours * hour
          await holdPlan(api.app, planned.scenario.owner, { size: 'team', startsAt: now, endsAt })
        }
        for (const [step, zone] of writes) {
          if (step.act === 'wait') now += step.hours * hour
          else await writeSlots(opened, { ...step, zone }, now)
        }
        await api.request('GET', '/salons')
        now += laterHours * hour
        await writeSlots(opened, { act: 'book', day: 0, nth: 0, zone: 0 }, now)
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
    { numRuns: 25, examples: [promotedSecond, windows] },
  )
})
