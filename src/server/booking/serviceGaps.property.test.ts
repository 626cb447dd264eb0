import fc from 'fast-check'
import type { Appointment } from '@/domain/appointment'
import type { SlotList } from '@/domain/salon'
import { dataOf, refusalOf } from '@/testing/kit/answers'
import { startApi, type TestApi } from '@/testing/kit/startApi'
import { addSalon, addUser, signIn, type TestSalon } from '@/testing/scenarios/builders'
import { doneBy, neededUnits, serviceArbitrary, type DrawnService } from '@/testing/scenarios/workedServices'

jest.setTimeout(240_000)

const unit = 5 * 60_000
const date = '2027-02-03'
/** The salon is open from nine to noon. */
const [opens, closes] = [Date.parse(`${date}T09:00:00Z`), Date.parse(`${date}T12:00:00Z`)]
const all = Array.from({ length: 36 }, (_, index) => opens + index * unit)
const now = Date.parse('2027-02-01T08:00:00Z')

interface Step {
  act: 'book' | 'move' | 'change'
  /** Which services, by index; those of one appointment differ. */
  chosen: number[]
  staff: number
  nth: number
  after: DrawnService
}

const step: fc.Arbitrary<Step> = fc.record({
  act: fc.constantFrom('book', 'book', 'book', 'move', 'change'),
  chosen: fc.uniqueArray(fc.nat(2), { minLength: 1, maxLength: 2 }),
  staff: fc.nat(1),
  nth: fc.nat(100),
  after: serviceArbitrary,
})

interface Booked {
  id: string
  staff: number
  startsAt: number
  /** As the services were, with its staff member, when it was booked. */
  services: DrawnService[]
  serviceIds: string[]
}

let api: TestApi
let client: string

beforeEach(async () => {
  api = await startApi({ now: () => now })
  client = await signIn(api, await addUser(api.app))
})
afterEach(() => api.close())

const takenBy = ({ startsAt, services }: Pick<Booked, 'startsAt' | 'services'>): number[] =>
  neededUnits(services).map(part => startsAt / unit + part)

const minutesOf = (services: readonly DrawnService[]): number =>
  services.reduce((sum, { minutes }) => sum + minutes, 0)

/** In plain words: within the hours, and none of the units that it needs is another's. */
const possibleStarts = (services: DrawnService[], others: readonly Booked[]): number[] => {
  const taken = new Set(others.flatMap(takenBy))
  return all.filter(
    startsAt =>
      startsAt + minutesOf(services) * 60_000 <= closes &&
      takenBy({ startsAt, services }).every(one => !taken.has(one)),
  )
}

const bodyOf = ({ minutes, secondMinutes, ...gaps }: DrawnService, { section, staff }: TestSalon) => ({
  sectionId: section.id,
  staffTerms: secondMinutes === undefined ? [] : [{ staffId: staff[1]?.id, cost: null, time: secondMinutes }],
  name: 'Colour',
  cost: 20,
  currency: 'USD',
  time: minutes,
  ...gaps,
  ...(gaps.pauseMinutes === 0 && { pauseAfterMinutes: 0 }),
})

class Run {
  readonly booked: Booked[] = []

  constructor(
    readonly scenario: TestSalon,
    readonly owner: string,
    readonly services: DrawnService[],
    readonly serviceIds: string[],
  ) {}

  static async open(services: DrawnService[]): Promise<Run> {
    const scenario = await addSalon(api.app, { time_zone: 'UTC' })
    const owner = await signIn(api, scenario.owner)
    await api.app.db.updateTable('salons').set({ start_step: 5 }).execute()
    const { salon, section } = scenario
    const hours = { day: 'Wednesday', startHour: '9:00 AM', endHour: '12:00 PM', breaks: [] }
    await dataOf(
      api.request('PUT', `/salons/${salon.id}/sections/${section.id}/schedule`, hours, { cookie: owner }),
    )
    const ids: string[] = []
    for (const service of services) {
      const body = bodyOf(service, scenario)
      const added = api.request('POST', `/salons/${salon.id}/services`, body, { cookie: owner })
      ids.push((await dataOf<{ id: string }>(added)).id)
    }
    return new Run(scenario, owner, services, ids)
  }

  async offered(serviceIds: readonly string[], staff: number, reschedulingId?: string): Promise<number[]> {
    const { salon, staff: team } = this.scenario
    const query = new URLSearchParams({
      date,
      serviceIds: serviceIds.join(','),
      staffId: team[staff]?.id ?? '',
    })
    if (reschedulingId) query.set('reschedulingId', reschedulingId)
    const path = `/salons/${salon.id}/slots?${query.toString()}`
    const list = await dataOf<SlotList>(api.request('GET', path, undefined, { cookie: client }))
    return list.slots.map(({ startsAt }) => startsAt)
  }

  async book({ chosen, staff, nth }: Step): Promise<void> {
    const services = doneBy(
      chosen.flatMap(index => this.services[index] ?? []),
      staff,
    )
    const serviceIds = chosen.flatMap(index => this.serviceIds[index] ?? [])
    const possible = possibleStarts(
      services,
      this.booked.filter(one => one.staff === staff),
    )
    expect(await this.offered(serviceIds, staff)).toEqual(possible)
    const { salon, staff: team } = this.scenario
    const send = (startsAt: number | undefined) =>
      api.request(
        'POST',
        '/appointments',
        { salonId: salon.id, serviceIds, staffId: team[staff]?.id, startsAt, forAnother: true },
        { cookie: client },
      )
    const refused = all.filter(start => !possible.includes(start))
    if (refused.length > 0)
      expect(await refusalOf(send(refused[nth % refused.length]))).toMatchObject({ code: 'slot_taken' })
    const startsAt = possible[nth % possible.length]
    if (startsAt === undefined) return
    const { _id: id, endsAt } = await dataOf<Appointment>(send(startsAt))
    expect(endsAt).toBe(startsAt + minutesOf(services) * 60_000)
    this.booked.push({ id, staff, startsAt, services, serviceIds })
  }

  async move({ nth }: Step): Promise<void> {
    const one = this.booked[nth % this.booked.length]
    if (!one) return
    const possible = possibleStarts(
      one.services,
      this.booked.filter(other => other.staff === one.staff && other !== one),
    )
    expect(await this.offered(one.serviceIds, one.staff, one.id)).toEqual(possible)
    const startsAt = possible[nth % possible.length]
    if (startsAt === undefined) return
    await dataOf(
      api.request(
        'POST',
        `/appointments/${one.id}/reschedule`,
        { startsAt, forAnother: true },
        { cookie: client },
      ),
    )
    one.startsAt = startsAt
  }

  /** What is booked stays as it was. */
  async change({ chosen: [index = 0], after }: Step): Promise<void> {
    const { salon } = this.scenario
    const path = `/salons/${salon.id}/services/${this.serviceIds[index] ?? ''}`
    await dataOf(api.request('PUT', path, bodyOf(after, this.scenario), { cookie: this.owner }))
    this.services[index] = after
  }

  async expectClaims(): Promise<void> {
    const { staff: team } = this.scenario
    const rows = await api.app.db.selectFrom('claimed_units').selectAll().execute()
    expect(
      rows.map(({ staff_id, unit: at, appointment_id }) => `${staff_id} ${at} ${appointment_id}`).sort(),
    ).toEqual(
      this.booked
        .flatMap(one => takenBy(one).map(at => `${team[one.staff]?.id ?? ''} ${at} ${one.id}`))
        .sort(),
    )
  }
}

test('whatever pauses, clean-ups and lengths by staff member services have, every offered start books, and no other does', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(serviceArbitrary, { minLength: 3, maxLength: 3 }),
      fc.array(step, { minLength: 4, maxLength: 12 }),
      async (services, steps) => {
        await api.app.db.deleteFrom('appointments').execute()
        const run = await Run.open(services)
        for (const one of steps) await run[one.act](one)
        await run.expectClaims()
      },
    ),
    { numRuns: 20 },
  )
})
