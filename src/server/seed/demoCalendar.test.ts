import { isLive } from '@/domain/appointment'
import { quartersOf } from '@/domain/slots'
import { weekdayOf } from '@/domain/weekday'
import { wallOf } from '@/domain/zonedTime'
import { startServices } from '@/testing/kit/startApi'
import type { AppointmentRow } from '../db/schema/appointments'
import type { AppContext } from '../AppContext'
import { demoAccounts } from './demoAccounts'
import { seedDemo } from './seedDemo'

const day = 24 * 60 * 60 * 1000

function groupBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>()
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row])
  return groups
}

// An ordinary week, one in which Europe's and Palestine's clocks change, and a night at the turn of the year.
describe.each(['2026-11-27T12:00:00Z', '2027-03-25T09:30:00Z', '2026-12-31T23:50:00Z'])(
  'seeded at %s',
  at => {
    const now = Date.parse(at)
    let services: AppContext
    let appointments: AppointmentRow[]

    beforeAll(async () => {
      services = await startServices({ now: () => now })
      await seedDemo(services)
      appointments = await services.db.selectFrom('appointments').selectAll().orderBy('starts_at').execute()
    })
    afterAll(() => services.db.destroy())

    test('no two visits that hold a chair overlap', () => {
      const held = appointments.filter(({ status }) => isLive(status) || status === 'done')
      for (const ofChair of groupBy(held, ({ chair_id }) => chair_id).values()) {
        ofChair.slice(1).forEach((later, index) => {
          expect(later.starts_at).toBeGreaterThanOrEqual(ofChair[index]?.ends_at ?? 0)
        })
      }
    })

    test('exactly the live ones claim their quarters', async () => {
      const claims = await services.db.selectFrom('claimed_quarters').selectAll().execute()
      const expected = appointments
        .filter(({ status }) => isLive(status))
        .flatMap(({ id, chair_id, starts_at, ends_at }) =>
          quartersOf({ startsAt: starts_at, endsAt: ends_at }).map(quarter => `${chair_id} ${quarter} ${id}`),
        )
      const found = claims.map(
        ({ chair_id, quarter, appointment_id }) => `${chair_id} ${quarter} ${appointment_id}`,
      )
      expect(found.sort()).toEqual(expected.sort())
    })

    test('what is over is settled, and what is ahead is not done yet', () => {
      const over = appointments.filter(({ ends_at }) => ends_at <= now)
      const ahead = appointments.filter(({ starts_at }) => starts_at > now)
      expect(new Set(over.map(({ status }) => status))).toEqual(
        new Set(['done', 'no_show', 'cancelled', 'declined']),
      )
      expect(new Set(ahead.map(({ status }) => status))).toEqual(
        new Set(['confirmed', 'pending', 'cancelled']),
      )
      expect(
        appointments.every(({ created_at, starts_at }) => created_at < now && created_at < starts_at),
      ).toBe(true)
    })

    test('every visit lies within the hours of its section, outside breaks and days off', async () => {
      const rows = await services.db
        .selectFrom('appointments')
        .innerJoin('services', 'services.id', 'appointments.service_id')
        .innerJoin('salons', 'salons.id', 'appointments.salon_id')
        .select([
          'appointments.starts_at',
          'appointments.minutes',
          'section_id',
          'appointments.salon_id',
          'time_zone',
        ])
        .execute()
      const hours = await services.db.selectFrom('opening_hours').selectAll().execute()
      const breaks = await services.db.selectFrom('breaks').selectAll().execute()
      const daysOff = await services.db.selectFrom('days_off').selectAll().execute()
      const hoursOn = new Map(hours.map(row => [`${row.section_id} ${row.weekday}`, row]))
      const breaksOn = groupBy(breaks, row => `${row.section_id} ${row.weekday}`)
      const off = new Set(daysOff.map(({ salon_id, date }) => `${salon_id} ${date}`))
      const misplaced = rows.filter(({ starts_at, minutes, section_id, salon_id, time_zone }) => {
        const { date, minutes: from } = wallOf(starts_at, time_zone)
        const key = `${section_id} ${weekdayOf(date)}`
        const open = hoursOn.get(key)
        const inBreak = breaksOn
          .get(key)
          ?.some(pause => pause.starts_at < from + minutes && pause.ends_at > from)
        const isOpen = (open?.opens_at ?? Infinity) <= from && (open?.closes_at ?? 0) >= from + minutes
        return !isOpen || inBreak === true || off.has(`${salon_id} ${date}`)
      })
      expect(misplaced).toEqual([])
    })

    test('a chair serves only what its person does', async () => {
      const limits = await services.db.selectFrom('chair_services').selectAll().execute()
      expect(limits).not.toEqual([])
      const doneBy = groupBy(limits, ({ chair_id }) => chair_id)
      const wrong = appointments.filter(({ chair_id, service_id }) =>
        doneBy.get(chair_id)?.every(limit => limit.service_id !== service_id),
      )
      expect(wrong).toEqual([])
    })

    test('the client has one reservation in the next days and visits paid in three currencies', async () => {
      const own = appointments.filter(({ customer_id }) => customer_id === demoAccounts.client.id)
      const ahead = own.filter(({ starts_at }) => starts_at > now)
      expect(ahead).toMatchObject([{ status: 'confirmed' }])
      expect(ahead[0]?.starts_at).toBeLessThan(now + 7 * day)
      expect(own.filter(({ status }) => status === 'done')).toHaveLength(4)

      const payments = await services.db
        .selectFrom('payments')
        .selectAll()
        .where('customer_id', '=', demoAccounts.client.id)
        .execute()
      expect(payments).toHaveLength(4)
      expect(new Set(payments.map(({ currency }) => currency))).toEqual(new Set(['USD', 'EUR', 'GBP']))
    })

    test.each([
      [demoAccounts.barber, 3],
      [demoAccounts.salon, 4],
    ])(
      'the shop of $email has its chairs and a busy calendar of different people',
      async ({ id, city, role }, chairs) => {
        const shop = await services.db
          .selectFrom('salons')
          .selectAll()
          .where('owner_id', '=', id)
          .executeTakeFirstOrThrow()
        expect(shop).toMatchObject({ city, business_type: role })
        const rows = await services.db
          .selectFrom('chairs')
          .selectAll()
          .where('salon_id', '=', shop.id)
          .execute()
        expect(rows).toHaveLength(chairs)
        const ahead = appointments.filter(
          ({ salon_id, starts_at }) => salon_id === shop.id && starts_at > now,
        )
        expect(ahead.length).toBeGreaterThan(100)
        expect(new Set(ahead.map(({ customer_id }) => customer_id)).size).toBeGreaterThan(50)
      },
    )
  },
)
