import { isActive } from '@/domain/appointment'
import { unitsOf } from '@/domain/units'
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

// An ordinary week, a week with the clock changes of Europe and Palestine, and a New Year's night.
describe.each(['2026-11-27T12:00:00Z', '2027-03-25T09:30:00Z', '2026-12-31T23:50:00Z'])(
  'seeded at %s',
  at => {
    const now = Date.parse(at)
    let app: AppContext
    let appointments: AppointmentRow[]

    beforeAll(async () => {
      app = await startServices({ now: () => now })
      await seedDemo(app)
      appointments = await app.db.selectFrom('appointments').selectAll().orderBy('starts_at').execute()
    })
    afterAll(() => app.db.destroy())

    test('no two appointments that hold a staff member overlap', () => {
      const held = appointments.filter(({ status }) => isActive(status) || status === 'done')
      for (const ofStaff of groupBy(held, ({ staff_id }) => staff_id).values()) {
        ofStaff.slice(1).forEach((later, index) => {
          expect(later.starts_at).toBeGreaterThanOrEqual(ofStaff[index]?.ends_at ?? 0)
        })
      }
    })

    test('exactly the live ones claim their units', async () => {
      const claims = await app.db.selectFrom('claimed_units').selectAll().execute()
      const expected = appointments
        .filter(({ status }) => isActive(status))
        .flatMap(({ id, staff_id, starts_at, ends_at }) =>
          unitsOf({ startsAt: starts_at, endsAt: ends_at }).map(unit => `${staff_id} ${unit} ${id}`),
        )
      const found = claims.map(
        ({ staff_id, unit, appointment_id }) => `${staff_id} ${unit} ${appointment_id}`,
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

    test('every appointment lies within the hours of its section, outside breaks and days off', async () => {
      const rows = await app.db
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
      const hours = await app.db.selectFrom('opening_hours').selectAll().execute()
      const breaks = await app.db.selectFrom('breaks').selectAll().execute()
      const daysOff = await app.db.selectFrom('days_off').selectAll().execute()
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

    test('a staff member serves only what its person does', async () => {
      const limits = await app.db.selectFrom('staff_services').selectAll().execute()
      expect(limits).not.toEqual([])
      const doneBy = groupBy(limits, ({ staff_id }) => staff_id)
      const wrong = appointments.filter(({ staff_id, service_id }) =>
        doneBy.get(staff_id)?.every(limit => limit.service_id !== service_id),
      )
      expect(wrong).toEqual([])
    })

    test('the client has one reservation in the next days and appointments paid in three currencies', async () => {
      const own = appointments.filter(({ client_id }) => client_id === demoAccounts.client.id)
      const ahead = own.filter(({ starts_at }) => starts_at > now)
      expect(ahead).toMatchObject([{ status: 'confirmed' }])
      expect(ahead[0]?.starts_at).toBeLessThan(now + 7 * day)
      expect(own.filter(({ status }) => status === 'done')).toHaveLength(4)

      const payments = await app.db
        .selectFrom('payments')
        .selectAll()
        .where('client_id', '=', demoAccounts.client.id)
        .execute()
      expect(payments).toHaveLength(4)
      expect(new Set(payments.map(({ currency }) => currency))).toEqual(new Set(['USD', 'EUR', 'GBP']))
    })

    test.each([
      [demoAccounts.barber, 3],
      [demoAccounts.salon, 4],
    ])(
      'the shop of $email has its chairs and a busy calendar of different people',
      async ({ id, city, role }, staff) => {
        const demoSalon = await app.db
          .selectFrom('salons')
          .selectAll()
          .where('owner_id', '=', id)
          .executeTakeFirstOrThrow()
        expect(demoSalon).toMatchObject({ city, business_type: role })
        const rows = await app.db
          .selectFrom('staff')
          .selectAll()
          .where('salon_id', '=', demoSalon.id)
          .execute()
        expect(rows).toHaveLength(staff)
        const ahead = appointments.filter(
          ({ salon_id, starts_at }) => salon_id === demoSalon.id && starts_at > now,
        )
        expect(ahead.length).toBeGreaterThan(100)
        expect(new Set(ahead.map(({ client_id }) => client_id)).size).toBeGreaterThan(50)
      },
    )
  },
)
