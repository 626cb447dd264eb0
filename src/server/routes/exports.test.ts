import ICAL from 'ical.js'
import { readSheet } from 'read-excel-file/node'
import { appointmentStatuses } from '@/domain/appointment'
import { refusalOf } from '@/testing/kit/answers'
import { addSalon, addUser } from '@/testing/scenarios/builders'
import { insertLedgerRows } from '../db/ledger'
import { appointmentBooksEachTest, type AppointmentBooks } from '@/testing/scenarios/appointmentBooks'

const books = appointmentBooksEachTest()
const addAppointment: AppointmentBooks['addAppointment'] = (...given) => books().addAppointment(...given)
const pay: AppointmentBooks['pay'] = (...given) => books().pay(...given)

const read = async (file: string, language = 'en') => {
  const answer = await books().api.request(
    'GET',
    `/salons/${books().scenario.salon.id}/exports/${file}`,
    undefined,
    {
      cookie: books().cookie,
      headers: { 'accept-language': language },
    },
  )
  return { headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) }
}
const parsed = async (file: string, language?: string) => parseCsv((await read(file, language)).bytes)

test('appointments come back as they went, whatever names and notes hold', async () => {
  const client = await addUser(books().api.app, { name: 'سارة "سوسو" خالد, الابنة' })
  const evil = await addUser(books().api.app, { name: '=HYPERLINK("http://evil.test","x")' })
  await addAppointment('2027-01-28T07:05:00Z', {
    client_id: client.uid,
    notes: 'two\nlines, and "quotes"',
    guest_name: '=Omar',
  })
  await addAppointment('2027-01-29T08:00:00Z', {
    client_id: evil.uid,
    notes: '@SUM(A1)',
    status: 'cancelled',
    work_units: 'wwwpppwwwwwwcc',
  })
  await addAppointment('2027-01-30T08:00:00Z', { walk_in_name: '-2+3' })
  const { bytes, headers } = await read('appointments.csv')
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(headers.get('content-disposition')).toBe('attachment; filename="kursi-appointments-2027-02-01.csv"')
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const [head, first, second, third] = parseCsv(bytes)
  expect(head?.slice(0, 3)).toEqual(['Date', 'Time', 'Client'])
  expect(first).toEqual([
    '2027-01-28',
    '09:05',
    client.name,
    client.phone,
    'Hair',
    'Haircut',
    'First chair',
    '10',
    'USD',
    '60',
    'Done',
    'two\nlines, and "quotes"',
    '',
    '0',
    "'=Omar",
  ])
  expect(second?.slice(12)).toEqual(['10:15–10:30', '10', ''])
  expect(second?.[2]).toBe(`'${evil.name}`)
  expect(second?.[11]).toBe("'@SUM(A1)")
  expect(third?.[2]).toBe("'-2+3")
})

test('headings and names of services are in the language that is asked for', async () => {
  await addAppointment('2027-01-28T07:00:00Z')
  const [head, first] = await parsed('appointments.csv', 'ar')
  expect(head?.[2]).toBe('العميل')
  expect(first?.slice(4, 6)).toEqual(['شعر', 'قص الشعر'])
})

test.each([
  ['en', ['Waiting', 'Confirmed', 'Cancelled', 'Declined', 'No-show', 'Done']],
  ['ar', ['بانتظار التأكيد', 'مؤكد', 'ملغى', 'مرفوض', 'لم يحضر', 'تم']],
])('what became of an appointment is said in words: %s', async (language, words) => {
  for (const [place, status] of appointmentStatuses.entries()) {
    await addAppointment(`2027-01-28T${String(8 + place).padStart(2, '0')}:00:00Z`, { status })
  }
  const rows = await parsed('appointments.csv', language)
  expect(rows.slice(1).map(cells => cells[10])).toEqual(words)
})

test('clients are one line each with their appointments', async () => {
  const client = await addUser(books().api.app, { name: 'Ann' })
  await addAppointment('2027-01-20T08:00:00Z', { client_id: client.uid })
  await addAppointment('2027-01-28T08:00:00Z', { client_id: client.uid })
  await addAppointment('2027-01-29T08:00:00Z', { client_id: client.uid, status: 'cancelled' })
  expect((await parsed('clients.csv')).slice(1)).toEqual([
    ['Ann', client.phone, '2', '2027-01-20', '2027-01-28'],
  ])
})

test('who walked in is a customer too, once for a name and phone; nobody is made of one without', async () => {
  const sami = { walk_in_name: 'Sami', walk_in_phone: '+970568123456' }
  await addAppointment('2027-01-20T08:00:00Z', sami)
  await addAppointment('2027-01-28T08:00:00Z', sami)
  await addAppointment('2027-01-29T08:00:00Z')
  expect((await parsed('clients.csv')).slice(1)).toEqual([
    ['Sami', '+970568123456', '2', '2027-01-20', '2027-01-28'],
  ])
})

test('takings are one line a day and currency', async () => {
  await addAppointment('2027-01-28T08:00:00Z')
  await pay(await addAppointment('2027-01-28T09:00:00Z'), '2027-01-28T10:05:00Z')
  await pay(await addAppointment('2027-01-28T10:00:00Z', { currency: 'GBP' }), '2027-01-28T11:00:00Z')
  await addAppointment('2027-02-02T10:00:00Z', { status: 'confirmed' })
  expect((await parsed('takings.csv')).slice(1)).toEqual([
    ['2027-01-28', 'GBP', '1', '10', '0', '0'],
    ['2027-01-28', 'USD', '2', '10', '10', '0'],
    ['2027-02-02', 'USD', '1', '0', '0', '10'],
  ])
})

test('the books of one salon hold nothing of another, and nobody keeps a copy on the way', async () => {
  const other = await addSalon(books().api.app)
  const client = await addUser(books().api.app)
  const theirs = { salon_id: other.salon.id, client_id: client.uid }
  const appointment = await addAppointment('2027-01-28T08:00:00Z', theirs)
  const payment = books().paid(appointment, Date.parse('2027-01-28T09:00:00Z'), other.salon.id)
  await insertLedgerRows(books().api.app.db, payment)
  for (const kind of ['appointments', 'clients', 'takings']) {
    expect(await parsed(`${kind}.csv`)).toHaveLength(1)
    expect(await readSheet((await read(`${kind}.xlsx`)).bytes)).toHaveLength(1)
    for (const format of ['csv', 'xlsx']) {
      expect((await read(`${kind}.${format}`)).headers.get('cache-control')).toContain('no-store')
    }
  }
  const contacts = await read('clients.vcf')
  expect(contacts.bytes).toHaveLength(0)
  expect(contacts.headers.get('cache-control')).toContain('no-store')
})

const awkward = [
  '=HYPERLINK("http://evil.test","x")',
  '@SUM(A1)',
  '-2+3',
  '+1+1',
  'a & <b> "c"',
  'سارة, الابنة; x\\y',
]

test('a workbook reads back as what was stored, and no text is a formula', async () => {
  for (const name of awkward) {
    await addAppointment('2027-01-28T07:05:00Z', { walk_in_name: name, walk_in_phone: '+970599000111' })
  }
  const { bytes, headers } = await read('clients.xlsx')
  expect(headers.get('content-disposition')).toBe('attachment; filename="kursi-clients-2027-02-01.xlsx"')
  const [head, ...rows] = await readSheet(bytes)
  expect(head).toEqual(['Client', 'Phone', 'Appointments', 'First visit', 'Last visit'])
  expect(rows.map(([name]) => name).sort()).toEqual([...awkward].sort())
  for (const row of rows) expect(row.slice(1)).toEqual(['+970599000111', 1, '2027-01-28', '2027-01-28'])
})

test('a workbook of appointments keeps lines and has nothing where nothing is', async () => {
  await addAppointment('2027-01-28T07:05:00Z', { walk_in_name: 'Sami', notes: 'two\nlines\u0007' })
  const [, row] = await readSheet((await read('appointments.xlsx', 'ar')).bytes)
  expect(row?.slice(2, 4)).toEqual(['Sami', null])
  expect(row?.[11]).toBe('two\nlines')
})

test('clients are contacts that an address book reads', async () => {
  for (const name of awkward) {
    await addAppointment('2027-01-28T07:05:00Z', { walk_in_name: name, walk_in_phone: '+970599000111' })
  }
  await addAppointment('2027-01-28T07:05:00Z', { walk_in_name: 'No phone' })
  const { bytes, headers } = await read('clients.vcf')
  expect(headers.get('content-type')).toBe('text/vcard; charset=utf-8')
  const cards = (ICAL.parse(bytes.toString('utf8')) as unknown[][]).map(card => new ICAL.Component(card))
  const contacts = cards.map(card => ['fn', 'tel'].map(name => card.getFirstPropertyValue(name)))
  expect(contacts.sort()).toEqual(
    [['No phone', null], ...awkward.map(name => [name, '+970599000111'])].sort(),
  )
})

test.each(['users.csv', 'takings.vcf', 'clients.xls'])('there is no other file, such as %s', async file => {
  const path = `/salons/${books().scenario.salon.id}/exports/${file}`
  expect(
    (await refusalOf(books().api.request('GET', path, undefined, { cookie: books().cookie }))).status,
  ).toBe(404)
})

/** Follows RFC 4180 strictly: CRLF between lines, doubled quotes inside of quotes. */
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
