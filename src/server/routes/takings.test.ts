import { randomUUID } from 'node:crypto'
import type { Overview } from '@/domain/overview'
import type { Database } from '../db/schema'
import type { AppointmentRow } from '../db/schema/appointments'
import type { VisitMovementRow } from '../db/schema/visitMoney'
import type { Insertable } from 'kysely'
import { dataOf, refusalOf } from '@/testing/answers'
import { addSalon, addUser, signIn, type TestSalon } from '@/testing/builders'
import { startApi, type TestApi } from '@/testing/startApi'

/** Monday noon in Hebron, two hours ahead of UTC. */
const now = Date.parse('2027-02-01T10:00:00Z')
const hour = 60 * 60 * 1000
let api: TestApi
let shop: TestSalon
let cookie: string

beforeEach(async () => {
  api = await startApi({ now: () => now })
  shop = await addSalon(api.services)
  cookie = await signIn(api, shop.owner)
})
afterEach(() => api.close())

type Visit = Partial<Insertable<Database['appointments']>>

async function addVisit(startsAt: string, changes: Visit = {}): Promise<Paid> {
  const starts_at = Date.parse(startsAt)
  const row: AppointmentRow = {
    id: randomUUID(),
    salon_id: shop.salon.id,
    chair_id: shop.chairs[0]?.id ?? '',
    customer_id: null,
    service_id: shop.service.id,
    section_name: 'Hair',
    section_name_ar: 'شعر',
    service_name: 'Haircut',
    service_name_ar: 'قص الشعر',
    price: 10,
    currency: 'USD',
    minutes: 60,
    starts_at,
    ends_at: starts_at + hour,
    status: 'done',
    notes: '',
    created_at: starts_at,
  }
  await api.services.db
    .insertInto('appointments')
    .values({ ...row, ...changes })
    .execute()
  return { id: row.id, currency: changes.currency ?? row.currency }
}

type Paid = Pick<AppointmentRow, 'id' | 'currency'>

const movement = ({ id, currency }: Paid, at: number, amount = 10, number = 1): VisitMovementRow => ({
  id: `${id}.${number}`,
  appointment_id: id,
  number,
  salon_id: shop.salon.id,
  way: 'salon',
  reverses: number === 2 ? `${id}.1` : null,
  amount,
  currency,
  at,
})

const pay = (visit: Paid, at: string) =>
  api.services.db
    .insertInto('visit_movements')
    .values(movement(visit, Date.parse(at)))
    .execute()

const takeBack = (visit: Paid, at: string) =>
  api.services.db
    .insertInto('visit_movements')
    .values(movement(visit, Date.parse(at), -10, 2))
    .execute()

const overview = (from = '2027-01-26', to = '2027-02-01') =>
  dataOf<Overview>(
    api.request('GET', `/salons/${shop.salon.id}/overview?from=${from}&to=${to}`, undefined, { cookie }),
  )

describe('the overview', () => {
  test('takings are what was paid, by currency and by the day it was paid on, apart from what is owed', async () => {
    await pay(await addVisit('2027-01-31T22:30:00Z'), '2027-01-31T23:10:00Z')
    await pay(await addVisit('2027-02-01T07:00:00Z', { currency: 'EUR' }), '2027-02-01T08:00:00Z')
    await pay(await addVisit('2027-02-05T07:00:00Z', { status: 'confirmed' }), '2027-02-01T09:00:00Z')
    await addVisit('2027-02-01T08:00:00Z', { currency: 'GBP', status: 'confirmed' })
    await addVisit('2027-02-01T12:00:00Z', { status: 'confirmed' })
    await pay(await addVisit('2027-02-01T12:30:00Z', { status: 'confirmed' }), '2027-01-01T12:30:00Z')
    await addVisit('2027-02-01T13:00:00Z', { status: 'cancelled' })
    await addVisit('2027-02-01T14:00:00Z', { status: 'no_show' })
    await addVisit('2027-02-01T22:00:00Z', { status: 'confirmed' })
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
      { hour: 0, visits: 1 },
      { hour: 9, visits: 1 },
      { hour: 10, visits: 1 },
      { hour: 14, visits: 2 },
    ])
  })

  test('what went back is taken off on the day it went, and is owed again', async () => {
    const visit = await addVisit('2027-01-28T08:00:00Z')
    await pay(visit, '2027-01-28T09:00:00Z')
    await takeBack(visit, '2027-01-29T09:00:00Z')
    const { takings, days } = await overview()
    expect(takings).toEqual([{ currency: 'USD', paid: 0, unpaid: 10, expected: 0 }])
    expect(days).toEqual([
      { date: '2027-01-28', currency: 'USD', amount: 10 },
      { date: '2027-01-29', currency: 'USD', amount: -10 },
    ])
  })

  test('a year can be asked for, and each day is the salon’s own, in summer and in winter', async () => {
    for (const at of ['2026-07-01T20:30:00Z', '2026-07-01T21:30:00Z', '2026-12-01T21:30:00Z']) {
      await pay(await addVisit(at), at)
    }
    const { days, hours } = await overview('2026-02-01', '2027-02-01')
    expect(days.map(({ date }) => date)).toEqual(['2026-07-01', '2026-07-02', '2026-12-01'])
    expect(hours).toEqual([
      { hour: 0, visits: 1 },
      { hour: 23, visits: 2 },
    ])
  })

  test('who had been there before, or came twice, is a returning client', async () => {
    const [old, twice, fresh, gone] = await Promise.all([1, 2, 3, 4].map(() => addUser(api.services)))
    await addVisit('2026-12-01T08:00:00Z', { customer_id: old?.uid ?? null })
    await addVisit('2026-12-01T09:00:00Z', { customer_id: gone?.uid ?? null })
    await addVisit('2027-01-27T08:00:00Z', { customer_id: old?.uid ?? null })
    await addVisit('2027-01-28T08:00:00Z', { customer_id: twice?.uid ?? null })
    await addVisit('2027-01-29T08:00:00Z', { customer_id: twice?.uid ?? null })
    await addVisit('2027-01-29T10:00:00Z', { customer_id: fresh?.uid ?? null })
    await addVisit('2026-01-29T10:00:00Z', { customer_id: fresh?.uid ?? null, status: 'cancelled' })
    expect((await overview()).clients).toEqual({ total: 3, returning: 2 })
  })

  test('free today is what could still be booked: all chairs, from now, without what is taken', async () => {
    // Noon has passed; the last start is 5 PM: each chair can be busy from 12:15 to 6 PM.
    expect((await overview()).freeMinutesToday).toBe(2 * (5 * 60 + 45))
    await addVisit('2027-02-01T11:00:00Z', { status: 'confirmed' })
    // Noon to 1 PM is too short for a service of an hour once 1 to 2 PM is taken.
    expect((await overview()).freeMinutesToday).toBe(5 * 60 + 45 + 4 * 60)
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
    const customers = await Promise.all([1, 2, 3].map(() => addUser(api.services)))
    const start = Date.parse('2026-11-10T00:00:00Z')
    for (let from = 0; from < rows.length; from += 500) {
      await api.services.db
        .insertInto('appointments')
        .values(
          rows.slice(from, from + 500).map(index => ({
            id: `visit-${index}`,
            salon_id: shop.salon.id,
            chair_id: 'chair',
            customer_id: customers[index % 3]?.uid ?? null,
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
        .map(index => movement({ id: `visit-${index}`, currency: 'USD' }, start + (index % 8000) * 900_000))
      await api.services.db.insertInto('visit_movements').values(paid).execute()
    }
    const { takings } = await overview('2026-11-08', '2027-02-01')
    expect(takings).toEqual([{ currency: 'USD', paid: 200_000, unpaid: 0, expected: 0 }])
  })
})

describe('exports', () => {
  const read = async (file: string, language = 'en') => {
    const answer = await api.request('GET', `/salons/${shop.salon.id}/exports/${file}`, undefined, {
      cookie,
      headers: { 'accept-language': language },
    })
    return { headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) }
  }
  const parsed = async (file: string, language?: string) => parseCsv((await read(file, language)).bytes)

  test('appointments come back as they went, whatever names and notes hold', async () => {
    const client = await addUser(api.services, { name: 'سارة "سوسو" خالد, الابنة' })
    const evil = await addUser(api.services, { name: '=HYPERLINK("http://evil.test","x")' })
    await addVisit('2027-01-28T07:05:00Z', { customer_id: client.uid, notes: 'two\nlines, and "quotes"' })
    await addVisit('2027-01-29T08:00:00Z', { customer_id: evil.uid, notes: '@SUM(A1)', status: 'cancelled' })
    await addVisit('2027-01-30T08:00:00Z', { walk_in_name: '-2+3' })
    const { bytes, headers } = await read('appointments.csv')
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(headers.get('content-disposition')).toBe(
      'attachment; filename="kursi-appointments-2027-02-01.csv"',
    )
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const [head, first, second, third] = parseCsv(bytes)
    expect(head?.slice(0, 3)).toEqual(['Date', 'Time', 'Client'])
    expect(first).toEqual([
      '2027-01-28',
      '09:05',
      client.name,
      `'${client.phone}`,
      'Hair',
      'Haircut',
      'First chair',
      '10',
      'USD',
      '60',
      'done',
      'two\nlines, and "quotes"',
    ])
    expect(second?.[2]).toBe(`'${evil.name}`)
    expect(second?.[11]).toBe("'@SUM(A1)")
    expect(third?.[2]).toBe("'-2+3")
  })

  test('headings and names of services are in the language that is asked for', async () => {
    await addVisit('2027-01-28T07:00:00Z')
    const [head, first] = await parsed('appointments.csv', 'ar')
    expect(head?.[2]).toBe('العميل')
    expect(first?.slice(4, 6)).toEqual(['شعر', 'قص الشعر'])
  })

  test('customers are one line each with their visits', async () => {
    const client = await addUser(api.services, { name: 'Ann' })
    await addVisit('2027-01-20T08:00:00Z', { customer_id: client.uid })
    await addVisit('2027-01-28T08:00:00Z', { customer_id: client.uid })
    await addVisit('2027-01-29T08:00:00Z', { customer_id: client.uid, status: 'cancelled' })
    expect((await parsed('customers.csv')).slice(1)).toEqual([
      ['Ann', `'${client.phone}`, '2', '2027-01-20', '2027-01-28'],
    ])
  })

  test('takings are one line a day and currency', async () => {
    await addVisit('2027-01-28T08:00:00Z')
    await pay(await addVisit('2027-01-28T09:00:00Z'), '2027-01-28T10:05:00Z')
    await pay(await addVisit('2027-01-28T10:00:00Z', { currency: 'GBP' }), '2027-01-28T11:00:00Z')
    await addVisit('2027-02-02T10:00:00Z', { status: 'confirmed' })
    expect((await parsed('takings.csv')).slice(1)).toEqual([
      ['2027-01-28', 'GBP', '1', '10', '0', '0'],
      ['2027-01-28', 'USD', '2', '10', '10', '0'],
      ['2027-02-02', 'USD', '1', '0', '0', '10'],
    ])
  })

  test('there is no other file', async () => {
    const path = `/salons/${shop.salon.id}/exports/users.csv`
    expect((await refusalOf(api.request('GET', path, undefined, { cookie }))).status).toBe(404)
  })
})

/** RFC 4180, strictly: CRLF between lines, quotes doubled inside of quotes. */
function parseCsv(bytes: Buffer): string[][] {
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '')
  const rows: string[][] = []
  let row: string[] = []
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    row.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'))
    if (end === '\r\n') {
      rows.push(row)
      row = []
    }
  }
  return rows
}
