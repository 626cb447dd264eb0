import fc from 'fast-check'
import type { SlotList } from '@/domain/salon'
import type { Season } from '@/domain/season'
import { formatHour, parseHour } from '@/domain/wallTime'
import { weekdays } from '@/domain/weekday'
import { dataOf, refusalOf } from '@/testing/kit/answers'
import { Temporal } from '@/testing/kit/referenceCalendar'
import { startApi, type TestApi } from '@/testing/kit/startApi'
import { addSalon, addUser, signIn, type TestSalon } from '@/testing/scenarios/builders'

jest.setTimeout(120_000)

const minute = 60_000
const unit = 5 * minute
const now = Date.parse('2027-01-04T08:00:00Z')

/** Dates on which the clock changes, and one on which it does not. */
const zonedDays: [string, string][] = [
  ['Europe/Paris', '2027-03-28'],
  ['Africa/Cairo', '2027-04-30'],
  ['America/New_York', '2027-03-14'],
  ['Asia/Beirut', '2027-03-28'],
  ['Asia/Hebron', '2027-02-20'],
]

const shifted = (date: string, days: number): string => Temporal.PlainDate.from(date).add({ days }).toString()

const range = fc
  .tuple(fc.integer({ min: 0, max: 47 }), fc.integer({ min: 0, max: 48 }))
  .filter(([from, until]) => until > from)
  .map(([from, until]) => ({ startHour: formatHour(from * 30), endHour: formatHour(until * 30) }))
/** Mostly long hours, so that something is offered. */
const openRange = fc.oneof(range, fc.constant({ startHour: '12:00 AM', endHour: '12:00 AM' }))

const minutesOf = (from: string, until: string) =>
  [parseHour(from) ?? 0, parseHour(until) || 24 * 60] as const
const isIn = (minutes: number, one: { startHour: string; endHour: string }): boolean => {
  const [from, until] = minutesOf(one.startHour, one.endHour)
  return minutes >= from && minutes < until
}

const openDay = fc
  .record({ hours: openRange, pause: fc.option(range, { nil: undefined }) })
  .map(({ hours: open, pause }) => {
    const [from, until] = minutesOf(open.startHour, open.endHour)
    const [begins, ends] = pause ? minutesOf(pause.startHour, pause.endHour) : [0, 0]
    const breaks = pause && begins >= from && ends <= until ? [pause] : []
    return { isClosed: false, ...open, breaks }
  })
const closed = { isClosed: true, startHour: '', endHour: '', breaks: [] }
const weekArbitrary = fc
  .array(fc.oneof({ weight: 5, arbitrary: openDay }, fc.constant(closed)), { minLength: 7, maxLength: 7 })
  .map(days => days.map((day, index) => ({ day: weekdays[index], ...day })))
const ownWeek = fc
  .array(fc.oneof({ weight: 4, arbitrary: openRange }, fc.constant(null)), { minLength: 7, maxLength: 7 })
  .map(days => Object.fromEntries(weekdays.map((day, index) => [day, days[index] ?? null])))

interface Drawn {
  /** Days from the date to the season's first and last day. */
  first: number
  last: number
  days: {
    isClosed: boolean
    startHour: string
    endHour: string
    breaks: { startHour: string; endHour: string }[]
  }[]
  /** Of the first staff member within the season. */
  own: Record<string, { startHour: string; endHour: string } | null> | undefined
}

/** Two seasons apart, one of which often has the date. */
const seasonsArbitrary: fc.Arbitrary<Drawn[]> = fc
  .tuple(fc.integer({ min: -9, max: 1 }), fc.nat(9), fc.integer({ min: 1, max: 4 }), fc.nat(5))
  .chain(([first, length, gap, next]) => {
    const part = { days: weekArbitrary, own: fc.option(ownWeek, { nil: undefined }) }
    const second = first + length + gap
    return fc.tuple(
      fc.record({ ...part, first: fc.constant(first), last: fc.constant(first + length) }),
      fc.record({ ...part, first: fc.constant(second), last: fc.constant(second + next) }),
    )
  })

interface Wall {
  date: string
  /** Monday is 0. */
  weekday: number
  minutes: number
}
const wallsFound = new Map<string, Wall>()

function wallAt(instant: number, zone: string): Wall {
  const key = `${zone} ${instant}`
  const known = wallsFound.get(key)
  if (known) return known
  const zoned = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone)
  const minutes = zoned.hour * 60 + zoned.minute
  const wall = { date: zoned.toPlainDate().toString(), weekday: zoned.dayOfWeek - 1, minutes }
  wallsFound.set(key, wall)
  return wall
}

const isOn = (instant: number, { zone, date }: Case): boolean => wallAt(instant, zone).date === date

/** In plain words, by every five minutes: the salon is open and the staff member works. */
function mayStart(start: number, nth: number, { zone, date, seasons, usualOwn, length }: Case): boolean {
  const season = seasons.find(
    ({ first, last }) => shifted(date, first) <= date && date <= shifted(date, last),
  )
  for (let passed = 0; passed < length; passed += 5) {
    const wall = wallAt(start + passed * minute, zone)
    if (wall.date !== date) return false
    const { minutes, weekday } = wall
    const day = season ? season.days[weekday] : { isClosed: false, ...nineToSix }
    if (!day || day.isClosed || !isIn(minutes, day)) return false
    if (day.breaks.some(pause => isIn(minutes, pause))) return false
    const own = nth > 0 ? undefined : season ? season.own : usualOwn
    const ofDay = own?.[weekdays[weekday] ?? '']
    if (own && !(ofDay && isIn(minutes, ofDay))) return false
  }
  return true
}

const nineToSix = { startHour: '9:00 AM', endHour: '6:00 PM', breaks: [] as Drawn['days'][0]['breaks'] }

interface Case {
  zone: string
  date: string
  seasons: Drawn[]
  /** The first staff member's usual week. */
  usualOwn: Drawn['own']
  length: number
}

let api: TestApi
let client: string

beforeEach(async () => {
  api = await startApi({ now: () => now })
  client = await signIn(api, await addUser(api.app))
})
afterEach(() => api.close())

async function open({ zone, date, seasons, usualOwn, length }: Case): Promise<TestSalon> {
  const scenario = await addSalon(api.app, { time_zone: zone, service: { minutes: length } })
  const cookie = await signIn(api, scenario.owner)
  const { salon, staff } = scenario
  await api.app.db.updateTable('salons').set({ horizon_days: 200, start_step: 5 }).execute()
  const send = (method: string, path: string, body: object) =>
    dataOf(api.request(method, `/salons/${salon.id}${path}`, body, { cookie }))
  const first = staff[0]?.id ?? ''
  await send('PUT', `/team/${first}`, { name: 'First', serviceIds: [], hours: usualOwn ?? null })
  for (const { first: from, last, days, own } of seasons) {
    const made = await send('POST', '/seasons', {
      name: 'Season',
      startsOn: shifted(date, from),
      endsOn: shifted(date, last),
      days,
      staffHours: own ? [{ staffId: first, hours: own }] : [],
    })
    expect((made as { season: Season }).season.name).toBe('Season')
  }
  return scenario
}

test('whatever seasons there are, every offered start books and no other does', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        zoned: fc.constantFrom(...zonedDays),
        seasons: seasonsArbitrary,
        usualOwn: fc.option(ownWeek, { nil: undefined }),
        length: fc.constantFrom(20, 45, 60, 180),
      }),
      fc.nat(200),
      async ({ zoned: [zone, date], ...drawn }, nth) => {
        await api.app.db.deleteFrom('appointments').execute()
        const drawnCase = { zone, date, ...drawn }
        const { salon, service, staff } = await open(drawnCase)
        const midnight = Date.parse(`${date}T00:00:00Z`)
        const all = Array.from({ length: 12 * 76 }, (_, index) => midnight + (index - 12 * 26) * unit)
        const offeredTo = async (staffId: string) => {
          const query = new URLSearchParams({ serviceId: service.id, date, staffId }).toString()
          const path = `/salons/${salon.id}/slots?${query}`
          return (await dataOf<SlotList>(api.request('GET', path))).slots.map(({ startsAt }) => startsAt)
        }
        for (const [index, { id: staffId }] of staff.entries()) {
          const expected = all.filter(start => mayStart(start, index, drawnCase))
          expect(await offeredTo(staffId)).toEqual(expected)
          const others = all.filter(start => isOn(start, drawnCase) && !expected.includes(start))
          const book = (startsAt: number | undefined) =>
            api.request(
              'POST',
              '/appointments',
              { salonId: salon.id, serviceId: service.id, staffId, startsAt, forAnother: true },
              { cookie: client },
            )
          if (others.length > 0)
            expect(await refusalOf(book(others[nth % others.length]))).toMatchObject({ code: 'slot_taken' })
          if (expected.length === 0) continue
          await dataOf(book(expected[nth % expected.length]))
        }
      },
    ),
    { numRuns: 25 },
  )
})
