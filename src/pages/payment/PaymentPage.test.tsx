import { act, screen, waitFor, within } from '@testing-library/react'
import { randomUUID } from 'node:crypto'
import { paths } from '@/domain/paths'
import { seedHue } from '@/domain/seed'
import { addSalon, addUser, signIn, type TestUser } from '@/testing/scenarios/builders'
import { renderApp } from '@/testing/kit/renderApp'
import { startApi, type TestApi } from '@/testing/kit/startApi'

let server: TestApi
let client: TestUser

beforeEach(async () => {
  server = await startApi()
  client = await addUser(server.app)
})
afterEach(() => server.close())

const open = (language: 'en' | 'ar' = 'en') =>
  renderApp({ path: paths.payments, server, signedInAs: client, language })

const pay = (
  salonName: string,
  currency: string,
  createdAt: string,
  timeZone = 'Asia/Hebron',
  salonId: string | null = null,
) =>
  server.app.db
    .insertInto('payments')
    .values({
      id: randomUUID(),
      client_id: client.uid,
      salon_id: salonId,
      salon_name: salonName,
      salon_name_ar: 'الصالون',
      amount: 10,
      currency,
      time_zone: timeZone,
      created_at: Date.parse(createdAt),
    })
    .execute()

const payThree = async () => {
  await pay('Corner', 'USD', '2026-12-31T22:30:00Z')
  await pay('Chez Paul', 'EUR', '2026-06-03T10:00:00Z', 'Europe/Paris')
  await pay('Old Street', 'GBP', '2026-06-02T10:00:00Z', 'Europe/London')
}

test('each payment with the salon’s own day and its own sign; years filter them', async () => {
  await payThree()
  const { user } = await open()
  const rows = within(await screen.findByRole('list', { name: 'Payments' })).getAllByRole('listitem')
  const shown = rows.map(row => row.textContent)
  expect(shown[0]).toMatch(/Corner.*01-01-2027.*\$10/)
  expect(shown[1]).toMatch(/Chez Paul.*03-06-2026.*€10/)
  expect(shown[2]).toMatch(/Old Street.*02-06-2026.*£10/)
  expect(screen.getByText('3 payments')).toBeVisible()
  await user.selectOptions(screen.getByLabelText('Year'), '2026')
  expect(await screen.findByText('2 payments')).toBeVisible()
  expect(screen.queryByText('Corner')).not.toBeInTheDocument()
})

const subscribe = async () => {
  const body = { tier: 'silver', size: 'team', paymentMethod: 'tok_succeeds' }
  const cookie = await signIn(server, client)
  await server.request('POST', '/subscriptions', body, { cookie, key: randomUUID() })
}

test('a receipt opens and prints; one of a plan names the invoice', async () => {
  await subscribe()
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: /^Receipt of .*: Kursi, \$120$/ }))
  const receipt = within(await screen.findByRole('dialog', { name: 'Receipt' }))
  expect(await receipt.findByText('Silver · Team')).toBeVisible()
  expect(receipt.getByText('Invoice').nextSibling).toHaveTextContent('1')
  const print = jest.fn()
  window.print = print
  await user.click(receipt.getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledTimes(1)
  const [, close] = receipt.getAllByRole('button', { name: 'Close' })
  if (close) await user.click(close)
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('nothing paid yet', async () => {
  await open()
  expect(await screen.findByText('You have no payment history.')).toBeVisible()
})

test.each([
  ['a refusal', 'Failed to fetch payments.'],
  ['no answer', 'An error occurred while fetching payments.'],
])('%s is told in its own words, and can be tried again', async (what, text) => {
  await payThree()
  const app = await renderApp({ path: paths.clientAppointments, server, signedInAs: client })
  await screen.findByRole('main')
  if (what === 'no answer') app.network.down()
  else app.network.answer('/payments', () => new Response('<html>', { status: 500 }), { once: true })
  act(() => app.history.push(paths.payments))
  expect(await screen.findByText(text)).toBeVisible()
  app.network.up()
  await app.user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('3 payments')).toBeVisible()
})

test('in Arabic the sign stays with its number and the salon has its Arabic name', async () => {
  await payThree()
  await open('ar')
  const rows = within(await screen.findByRole('list', { name: 'المدفوعات' })).getAllByRole('listitem')
  expect(rows[1]).toHaveTextContent('الصالون')
  expect(rows[1]?.textContent).toMatch(/10.?€|€.?10/)
  expect(screen.getByText('3 دفعات')).toBeVisible()
})

test('in Arabic a day between Arabic words is not read backwards', async () => {
  await subscribe()
  const { user } = await open('ar')
  await user.click(await screen.findByRole('button', { name: /^إيصال/ }))
  const period = (await screen.findByText('الفترة')).nextSibling
  expect(period?.textContent).toMatch(/^من \u2066[\d-]{10}\u2069 إلى \u2066[\d-]{10}\u2069$/)
})

test('a receipt whose invoice cannot be loaded says so, and asks again', async () => {
  await subscribe()
  const { user, network } = await open()
  network.answer('/invoices', () => new Response('<html>', { status: 500 }), { once: true })
  await user.click(await screen.findByRole('button', { name: /^Receipt of .*: Kursi, \$120$/ }))
  const receipt = within(await screen.findByRole('dialog', { name: 'Receipt' }))
  expect(await receipt.findByText('What this payment was for could not be loaded.')).toBeVisible()
  await user.click(receipt.getByRole('button', { name: 'Try again' }))
  expect(await receipt.findByText('Silver · Team')).toBeVisible()
})

test('a payment has the colour that its salon has everywhere', async () => {
  const { salon } = await addSalon(server.app)
  await pay('Corner', 'USD', '2026-06-03T10:00:00Z', 'Asia/Hebron', salon.id)
  await open()
  const row = within(await screen.findByRole('listitem'))
  expect(row.getByText('C')).toHaveStyle({ '--hue': String(seedHue(salon.id)) })
})
