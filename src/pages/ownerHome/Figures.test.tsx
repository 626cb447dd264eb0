import { act, screen, waitFor, within } from '@testing-library/react'
import { paths } from '@/domain/paths'
import type { Language } from '@/domain/languages'
import { addSalon, addUser, type TestSalon, type TestUser } from '@/testing/scenarios/builders'
import { addDoneAppointment, addPaidAppointment } from '@/testing/scenarios/addDoneAppointment'
import { renderApp } from '@/testing/kit/renderApp'
import { startApi, type TestApi } from '@/testing/kit/startApi'

/** Monday noon in Hebron. */
const now = Date.parse('2027-02-15T10:00:00Z')
const clock = { now: () => now }
const hour = 60 * 60 * 1000

let server: TestApi
let owner: TestUser
let scenario: TestSalon
let files: Blob[]
let names: string[]

beforeEach(async () => {
  server = await startApi(clock)
  owner = await addUser(server.app, { role: 'barber' })
  scenario = await addSalon(server.app, { owner })
  files = []
  names = []
  Object.assign(URL, {
    createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
    revokeObjectURL: () => undefined,
  })
  Object.defineProperty(HTMLAnchorElement.prototype, 'click', {
    configurable: true,
    value(this: HTMLAnchorElement) {
      names.push(this.download)
    },
  })
})
afterEach(async () => {
  Reflect.deleteProperty(HTMLAnchorElement.prototype, 'click')
  await server.close()
})

const open = (language: Language = 'en') =>
  renderApp({ path: paths.owner, server, signedInAs: owner, language, services: clock })

const addAppointment = (at: string, price: number, currency: string, status: string) =>
  addDoneAppointment(server.app, scenario, { starts_at: Date.parse(at), price, currency, status })

const addPaid = (at: string, price: number, currency: string) =>
  addPaidAppointment(
    server.app,
    scenario,
    { starts_at: Date.parse(at), price, currency },
    Date.parse(at) + hour,
  )

const rowsOf = async (chart: string) =>
  within(await screen.findByRole('figure', { name: chart }))
    .getAllByRole('row', { hidden: true })
    .slice(1)
    .map(({ children }) => [...children].map(cell => cell.textContent))

test('each currency has its own sums and its own chart, and what is owed stands apart', async () => {
  await addPaid('2027-02-14T08:00:00Z', 40, 'USD')
  await addPaid('2027-02-14T08:00:00Z', 25, 'EUR')
  await addAppointment('2027-02-12T10:00:00Z', 15, 'EUR', 'done')
  await addAppointment('2027-02-15T14:00:00Z', 30, 'GBP', 'confirmed')
  const review = { salon_id: scenario.salon.id, author_id: null, stars: 5, text: '' }
  await server.app.db
    .insertInto('reviews')
    .values([1, 2, 3].map(day => ({ ...review, id: String(day), created_at: now - day * 24 * hour })))
    .execute()
  await open()
  expect(await rowsOf('Paid by day (Dollar)')).toEqual([['Sunday, February 14', '$40']])
  expect(await rowsOf('Paid by day (Euro)')).toEqual([['Sunday, February 14', '€25']])
  expect(screen.queryByRole('figure', { name: 'Paid by day (Pound)' })).not.toBeInTheDocument()
  expect(await rowsOf('Busiest hours')).toEqual([
    ['10:00 AM', '2'],
    ['12:00 PM', '1'],
    ['4:00 PM', '1'],
  ])
  const figure = (label: string) => screen.getByText(label, { selector: 'dt' }).parentElement
  expect(figure('Paid')).toHaveTextContent(
    'Paid€25€15 of done appointments not marked as paid£0£30 still to come$40',
  )
  expect(figure('New reviews')).toHaveTextContent('New reviews3')
  // From a quarter past twelve to six with two staff members, without the one o'clock hour before and the hour at four.
  expect(figure('Free today')).toHaveTextContent('Free today10.5 hourscan still be booked')
})

test('Arabic days of the week stand under their bars without their article', async () => {
  await addPaid('2027-02-14T08:00:00Z', 40, 'USD')
  await open('ar')
  const chart = await screen.findByRole('figure', { name: /المدفوع حسب اليوم/ })
  const labels = within(chart).getAllByText(/^(أحد|اثنين|ثلاثاء|أربعاء|خميس|جمعة|سبت)$/)
  expect(labels).toHaveLength(7)
})

test('figures that cannot be loaded come back', async () => {
  const app = await renderApp({ path: paths.accountInfo, server, signedInAs: owner, services: clock })
  app.network.answer(`/salons/${scenario.salon.id}/overview`, () => new Response('<html>', { status: 500 }), {
    once: true,
  })
  act(() => app.history.push(paths.owner))
  expect(await screen.findByText('The figures could not be loaded.')).toBeVisible()
  await app.user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Nothing yet')).toBeVisible()
})

test('a table is kept under its name, in the reader’s language; one that failed is fetched again', async () => {
  await addAppointment('2027-02-12T10:00:00Z', 15, 'EUR', 'done')
  const { user, network } = await open('ar')
  network.answer(`/salons/${scenario.salon.id}/exports`, () => new Response('<html>', { status: 500 }), {
    once: true,
  })
  await user.click(await screen.findByRole('button', { name: 'العملاء (CSV)' }))
  expect(await screen.findByText('تعذّر جلب الملف.')).toBeVisible()
  expect(names).toEqual([])
  await user.click(screen.getByRole('button', { name: 'أعد المحاولة' }))
  await waitFor(() => expect(names).toEqual(['kursi-clients-2027-02-15.csv']))
  expect(await files[0]?.text()).toContain('"العميل","الهاتف"')
  expect(screen.queryByText('تعذّر جلب الملف.')).not.toBeInTheDocument()
})

test.each([
  ['Appointments (Excel)', 'appointments', 'xlsx'],
  ['Clients (contacts)', 'clients', 'vcf'],
  ['Takings (CSV)', 'takings', 'csv'],
])('%s is saved as it came', async (name, kind, format) => {
  await addAppointment('2027-02-12T10:00:00Z', 15, 'EUR', 'done')
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name }))
  await waitFor(() => expect(names).toEqual([`kursi-${kind}-2027-02-15.${format}`]))
  expect(files[0]?.size).toBeGreaterThan(0)
})
