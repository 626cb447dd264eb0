import { addSalon, addUser } from '@/testing/scenarios/builders'
import { insertLedgerRows } from '../db/ledger'
import { rebuildSums } from '../db/rebuildSums'
import { appointmentBooksEachTest, type AppointmentBooks } from '@/testing/scenarios/appointmentBooks'

const books = appointmentBooksEachTest()
const addAppointment: AppointmentBooks['addAppointment'] = (...given) => books().addAppointment(...given)
const pay: AppointmentBooks['pay'] = (...given) => books().pay(...given)
const takeBack: AppointmentBooks['takeBack'] = (...given) => books().takeBack(...given)
const overview: AppointmentBooks['overview'] = (...given) => books().overview(...given)

test('takings are what was paid, by currency and by the day it was paid on, apart from what is owed', async () => {
  await pay(await addAppointment('2027-01-31T22:30:00Z'), '2027-01-31T23:10:00Z')
  await pay(await addAppointment('2027-02-01T07:00:00Z', { currency: 'EUR' }), '2027-02-01T08:00:00Z')
  await pay(await addAppointment('2027-02-05T07:00:00Z', { status: 'confirmed' }), '2027-02-01T09:00:00Z')
  await addAppointment('2027-02-01T08:00:00Z', { currency: 'GBP', status: 'confirmed' })
  await addAppointment('2027-02-01T12:00:00Z', { status: 'confirmed' })
  await pay(await addAppointment('2027-02-01T12:30:00Z', { status: 'confirmed' }), '2027-01-01T12:30:00Z')
  await addAppointment('2027-02-01T13:00:00Z', { status: 'cancelled' })
  await addAppointment('2027-02-01T14:00:00Z', { status: 'no_show' })
  await addAppointment('2027-02-01T22:00:00Z', { status: 'confirmed' })
  const { takings, days, hours } = await overview()
  expect(takings).toEqual([
    { currency: 'EUR', paid: 10, unpaid: 0, expected: 0 },
    { currency: 'GBP', paid: 0, unpaid: 10, expected: 0 },
    { currency: 'USD', paid: 20, unpaid: 0, expected: 10 },
  ])
  expect(days).toEqual([
    { date: '2027-02-01', currency: 'EUR', amount: 10 },
    { date: '2027-02-01', currency: 'USD', amount: 20 },
  ])
  expect(hours).toEqual([
    { hour: 0, appointments: 1 },
    { hour: 9, appointments: 1 },
    { hour: 10, appointments: 1 },
    { hour: 14, appointments: 2 },
  ])
})

test('what went back is taken off on the day it went, and is owed again', async () => {
  const appointment = await addAppointment('2027-01-28T08:00:00Z')
  await pay(appointment, '2027-01-28T09:00:00Z')
  await takeBack(appointment, '2027-01-29T09:00:00Z')
  const { takings, days } = await overview()
  expect(takings).toEqual([{ currency: 'USD', paid: 0, unpaid: 10, expected: 0 }])
  expect(days).toEqual([
    { date: '2027-01-28', currency: 'USD', amount: 10 },
    { date: '2027-01-29', currency: 'USD', amount: -10 },
  ])
})

test('an appointment under way is still expected', async () => {
  await addAppointment('2027-02-01T09:30:00Z', { status: 'confirmed' })
  const long = { ends_at: Date.parse('2027-02-01T10:15:00Z'), currency: 'EUR', status: 'confirmed' }
  await addAppointment('2027-01-31T22:30:00Z', long)
  expect((await overview()).takings).toEqual([
    { currency: 'EUR', paid: 0, unpaid: 0, expected: 10 },
    { currency: 'USD', paid: 0, unpaid: 0, expected: 10 },
  ])
})

test('a year can be asked for, and each day is the salon’s own, in summer and in winter', async () => {
  for (const at of ['2026-07-01T20:30:00Z', '2026-07-01T21:30:00Z', '2026-12-01T21:30:00Z']) {
    await pay(await addAppointment(at), at)
  }
  const { days, hours } = await overview('2026-02-01', '2027-02-01')
  expect(days.map(({ date }) => date)).toEqual(['2026-07-01', '2026-07-02', '2026-12-01'])
  expect(hours).toEqual([
    { hour: 0, appointments: 1 },
    { hour: 23, appointments: 2 },
  ])
})

test('who had been there before, or came twice, is a returning client', async () => {
  const [old, twice, fresh, gone] = await Promise.all([1, 2, 3, 4].map(() => addUser(books().api.app)))
  await addAppointment('2026-12-01T08:00:00Z', { client_id: old?.uid ?? null })
  await addAppointment('2026-12-01T09:00:00Z', { client_id: gone?.uid ?? null })
  await addAppointment('2027-01-27T08:00:00Z', { client_id: old?.uid ?? null })
  await addAppointment('2027-01-28T08:00:00Z', { client_id: twice?.uid ?? null })
  await addAppointment('2027-01-29T08:00:00Z', { client_id: twice?.uid ?? null })
  await addAppointment('2027-01-29T10:00:00Z', { client_id: fresh?.uid ?? null })
  await addAppointment('2026-01-29T10:00:00Z', { client_id: fresh?.uid ?? null, status: 'cancelled' })
  expect((await overview()).clients).toEqual({ total: 3, returning: 2 })
})

test('free today is what could still be booked: all staff members, from now, without what is taken', async () => {
  // Noon has passed, and the last start is 5 PM: each staff member can be busy from 12:15 to 6 PM.
  expect((await overview()).freeMinutesToday).toBe(2 * (5 * 60 + 45))
  await addAppointment('2027-02-01T11:00:00Z', { status: 'confirmed' })
  // Noon to 1 PM is too short for a one-hour service once 1 to 2 PM is taken.
  expect((await overview()).freeMinutesToday).toBe(5 * 60 + 45 + 4 * 60)
})

test('nothing is free on a day off', async () => {
  const { salon } = books().scenario
  const dayOff = { id: 'holiday', salon_id: salon.id, date: '2027-02-01', reason: '' }
  await books().api.app.db.insertInto('days_off').values(dayOff).execute()
  expect((await overview()).freeMinutesToday).toBe(0)
})

test('reviews of the stretch are new; of another salon nothing counts', async () => {
  const { db } = books().api.app
  const { salon: other } = await addSalon(books().api.app)
  const client = await addUser(books().api.app)
  const { salon } = books().scenario
  const review = (salon_id: string, at: string) => ({
    id: `${salon_id} ${at}`,
    salon_id,
    author_id: null,
    stars: 5,
    text: '',
    created_at: Date.parse(at),
  })
  await db
    .insertInto('reviews')
    .values([
      review(salon.id, '2027-01-25T21:59:00Z'),
      review(salon.id, '2027-01-25T22:00:00Z'),
      review(salon.id, '2027-02-01T21:59:00Z'),
      review(salon.id, '2027-02-01T22:00:00Z'),
      review(other.id, '2027-01-28T08:00:00Z'),
    ])
    .execute()
  const theirs = { salon_id: other.id, client_id: client.uid }
  const appointment = await addAppointment('2027-01-28T08:00:00Z', theirs)
  await addAppointment('2027-01-28T09:00:00Z', theirs)
  const payment = books().paid(appointment, Date.parse('2027-01-28T09:00:00Z'), other.id)
  await insertLedgerRows(db, payment)
  expect(await overview()).toMatchObject({
    reviews: 2,
    takings: [],
    days: [],
    hours: [],
    clients: { total: 0, returning: 0 },
  })
})

test.each([
  ['2027-01-01', '2026-12-31'],
  ['2027-01-01', '2028-01-02'],
  ['yesterday', '2027-01-01'],
])('from %s to %s is refused', async (from, to) => {
  await expect(overview(from, to)).rejects.toThrow('400')
})

test('20,000 appointments are summed up to the last of them', async () => {
  const rows = Array.from({ length: 20_000 }, (_, index) => index)
  const customers = await Promise.all([1, 2, 3].map(() => addUser(books().api.app)))
  const start = Date.parse('2026-11-10T00:00:00Z')
  for (let from = 0; from < rows.length; from += 500) {
    await books()
      .api.app.db.insertInto('appointments')
      .values(
        rows.slice(from, from + 500).map(index => ({
          id: `appointment-${index}`,
          salon_id: books().scenario.salon.id,
          staff_id: 'staffMember',
          client_id: customers[index % 3]?.uid ?? null,
          service_id: 'service',
          section_name: 'Hair',
          service_name: 'Haircut',
          price: 10,
          currency: 'USD',
          minutes: 15,
          starts_at: start + (index % 8000) * 15 * 60_000,
          ends_at: start + (index % 8000) * 15 * 60_000 + 900_000,
          status: 'done',
          notes: '',
          created_at: start,
        })),
      )
      .execute()
    const paid = rows
      .slice(from, from + 500)
      .flatMap(index =>
        books().paid({ id: `appointment-${index}`, currency: 'USD' }, start + (index % 8000) * 900_000),
      )
    await books().api.app.db.insertInto('ledger').values(paid).execute()
  }
  await rebuildSums(books().api.app.db, books().scenario.salon.id)
  const { takings } = await overview('2026-11-08', '2027-02-01')
  expect(takings).toEqual([{ currency: 'USD', paid: 200_000, unpaid: 0, expected: 0 }])
})
