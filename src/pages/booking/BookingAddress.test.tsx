import { cleanup, screen, within } from '@testing-library/react'
import type { BookingAddress } from '@/domain/bookingAddress'
import { readBookingAddress } from '@/domain/readBookingAddress'
import { paths } from '@/domain/paths'
import { bookTomorrow, tomorrow } from '@/testing/scenarios/bookTomorrow'
import { addSalon, addUser, signIn, type TestSalon, type TestUser } from '@/testing/scenarios/builders'
import { dataOf } from '@/testing/kit/answers'
import { renderApp, type RenderedApp } from '@/testing/kit/renderApp'
import { startApi, type TestApi } from '@/testing/kit/startApi'

let server: TestApi
let scenario: TestSalon
let client: TestUser

beforeEach(async () => {
  server = await startApi()
  scenario = await addSalon(server.app)
  client = await addUser(server.app)
})
afterEach(() => server.close())

const open = (path: string) => renderApp({ path, signedInAs: client, server })
const openAt = (answers: Partial<BookingAddress>) => open(paths.booking(scenario.salon.id, answers))
const heading = (name: string) => screen.findByRole('heading', { name })
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const rows = () => server.app.db.selectFrom('appointments').selectAll().execute()
const posts = ({ network }: RenderedApp) => network.sent.filter(call => call === 'POST /appointments')
const saidBy = (app: RenderedApp) => readBookingAddress(app.path().replace(/^[^?]*/, ''))

/** The address of the confirmation step, for ten o'clock tomorrow with any staff member. */
async function confirmAddress(): Promise<string> {
  const app = await openAt({ serviceIds: [scenario.service.id], staffId: null, date: tomorrow })
  await app.user.click(await button('10:00 AM'))
  await heading('Is everything right?')
  const address = app.path()
  cleanup()
  return address
}

test('each question stands in the address, and a day that is chosen is no step of the history', async () => {
  const app = await openAt({})
  await app.user.click(await button(/^Haircut/))
  await heading('With whom?')
  expect(saidBy(app)).toMatchObject({ step: 'staff', serviceIds: [scenario.service.id] })
  await app.user.click(await button('First chair'))
  await heading('When?')
  const length = app.history.index
  await app.user.click((await screen.findAllByRole('radio', { name: /free/ }))[1] as HTMLElement)
  expect(saidBy(app)).toMatchObject({
    step: 'time',
    staffId: scenario.staff[0]?.id,
    date: expect.any(String) as string,
  })
  expect(app.history.index).toBe(length)
})

test('an address of the last question is opened there, by anybody and after a reload', async () => {
  const address = await confirmAddress()
  await open(address)
  expect(await button(/^Book .* at 10:00 AM$/)).toBeVisible()
  cleanup()
  await renderApp({ path: address, server })
  expect(await screen.findByRole('link', { name: 'Continue' })).toBeVisible()
})

test('a slot that was taken meanwhile asks for another one', async () => {
  const address = await confirmAddress()
  for (let staff = 0; staff < 2; staff += 1)
    await bookTomorrow(server, scenario, await addUser(server.app), { time: '10:00 AM' })
  await open(address)
  expect(await heading('When?')).toBeVisible()
  expect(await button('11:00 AM')).toBeVisible()
  expect(screen.queryByRole('button', { name: '10:00 AM' })).not.toBeInTheDocument()
})

test.each([
  ['?step=confirm&service=gone&staff=any&slot=2027-03-12T16:00:00Z', 'Which service?'],
  ['?step=time&service=%3Cscript%3E&staff=__proto__&date=2027-02-30', 'Which service?'],
  ['?step=receipt&appointment=nobody', 'Which service?'],
  ['?step=%00&date=9999-99-99&slot=1e9&like=soon&%', 'Which service?'],
])('%s asks the first question', async (search, question) => {
  await open(paths.booking(scenario.salon.id) + search)
  expect(await heading(question)).toBeVisible()
})

test('the receipt is shown again after a reload, to nobody else, and nothing is booked again', async () => {
  const app = await open(await confirmAddress())
  await app.user.click(await button(/^Book /))
  expect(await heading('You are booked')).toBeVisible()
  const receipt = app.path()
  cleanup()

  const again = await open(receipt)
  expect(await heading('You are booked')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Add to calendar' })).toBeVisible()
  cleanup()

  const stranger = await addUser(server.app)
  await renderApp({ path: receipt, signedInAs: stranger, server })
  expect(await heading('Which service?')).toBeVisible()
  expect([...posts(again), ...(await rows())]).toHaveLength(1)
})

test('the last question of what is booked leads to its receipt, after a reload too', async () => {
  const address = await confirmAddress()
  const app = await open(address)
  await app.user.click(await button(/^Book /))
  await heading('You are booked')
  cleanup()
  await open(address)
  expect(await heading('You are booked')).toBeVisible()
  expect(await rows()).toHaveLength(1)
})

test('a booking without an answer is sent again with the same key after a reload', async () => {
  const address = await confirmAddress()
  const app = await open(address)
  app.network.loseAnswer('/appointments')
  await app.user.click(await button(/^Book /))
  await screen.findByText('No answer came.')
  cleanup()
  const again = await open(address)
  await again.user.click(await button(/^Try again/))
  expect(await heading('You are booked')).toBeVisible()
  expect(await rows()).toHaveLength(1)
})

test('a service that became dearer and longer at the last question is asked again with old and new', async () => {
  const app = await open(await confirmAddress())
  await button(/^Book /)
  await changeService({ cost: 45, time: 90 })
  await app.user.click(await button(/^Book /))
  expect(await screen.findByText('You were shown: $20, 60 min.')).toBeVisible()
  expect(screen.getByText('Now it is: $45, 90 min.')).toBeVisible()
  expect(await rows()).toEqual([])
  const summary = within(screen.getByRole('region', { name: 'Your booking' }))
  expect(await summary.findByText('$45')).toBeVisible()
  await app.user.click(await button(/^Book /))
  expect(await heading('You are booked')).toBeVisible()
  expect(await screen.findByText('$45')).toBeVisible()
})

test('a retry without an answer agrees to what was shown then, whatever it costs now', async () => {
  const address = await confirmAddress()
  const app = await open(address)
  app.network.loseAnswer('/appointments')
  await app.user.click(await button(/^Book /))
  await screen.findByText('No answer came.')
  await changeService({ cost: 45, time: 60 })
  cleanup()
  const again = await open(address)
  await again.user.click(await button(/^Try again/))
  expect(await heading('You are booked')).toBeVisible()
  expect(await screen.findByText('$20')).toBeVisible()
  expect(await rows()).toHaveLength(1)
})

async function changeService(change: { cost: number; time: number }): Promise<void> {
  const { salon, section, service, owner } = scenario
  const body = { sectionId: section.id, name: service.name, currency: 'USD', ...change }
  const cookie = await signIn(server, owner)
  await dataOf(server.request('PUT', `/salons/${salon.id}/services/${service.id}`, body, { cookie }))
}
