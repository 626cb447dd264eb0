import { act, screen, waitFor, within } from '@testing-library/react'
import { paths } from '@/domain/paths'
import { bookingSlice, initialBooking } from '@/features/booking/bookingSlice'
import { addSalon, addUser, type TestSalon, type TestUser } from '@/testing/scenarios/builders'
import { renderApp, type RenderedApp } from '@/testing/kit/renderApp'
import { startApi, type TestApi } from '@/testing/kit/startApi'

let server: TestApi
let scenario: TestSalon
let client: TestUser

beforeEach(async () => {
  server = await startApi()
  scenario = await addSalon(server.app)
  client = await addUser(server.app)
  const trim = { id: 'trim', name: 'Beard trim', cost: 15, minutes: 30, currency: 'USD', position: 1 }
  await server.app.db
    .insertInto('services')
    .values({ ...trim, salon_id: scenario.salon.id, section_id: scenario.section.id })
    .execute()
})
afterEach(() => server.close())

const heading = (name: string) => screen.findByRole('heading', { name })
const summary = () => screen.findByRole('region', { name: 'Your booking' })
const move = ({ history }: RenderedApp, by: number) => act(async () => history.go(by))

const press = async ({ user }: RenderedApp, name: string | RegExp, where = within(document.body)) =>
  user.click(await where.findByRole('button', { name }))

/** Opens the booking from the salon's page, which is the previous entry in the browser's history. */
async function open(services: readonly string[]) {
  const app = await renderApp({ path: paths.salon(scenario.salon.id), signedInAs: client, server })
  await act(async () => app.history.push(paths.booking(scenario.salon.id, { serviceIds: services })))
  return app
}

async function chooseTime(app: RenderedApp) {
  await heading('When?')
  await app.user.click((await screen.findAllByRole('radio', { name: /free/ }))[1] as HTMLElement)
  await press(app, '10:00 AM')
  await heading('Is everything right?')
}

test('Back asks the question before and Forward goes on again, with the answers of then', async () => {
  const app = await open([])
  await press(app, /^Haircut/)
  await press(app, 'First chair')
  await chooseTime(app)
  await app.user.type(await screen.findByLabelText(/Note to the salon/), 'Short')
  await app.user.tab()

  await move(app, -1)
  expect(await heading('When?')).toBeVisible()
  expect((await screen.findAllByRole('radio', { name: /free/ }))[1]).toBeChecked()
  await move(app, -1)
  expect(await heading('With whom?')).toBeVisible()
  await move(app, -1)
  expect(await heading('Which service?')).toBeVisible()
  await move(app, 2)
  expect(await heading('When?')).toBeVisible()
  expect(within(await summary()).getByText('First chair')).toBeVisible()
  await move(app, 1)
  expect(await screen.findByRole('button', { name: /^Book .* at 10:00 AM$/ })).toBeVisible()
  expect(screen.getByLabelText(/Note to the salon/)).toHaveValue('Short')
  expect(app.actions.reduce(bookingSlice.reducer, initialBooking)).toEqual(app.store.getState().booking)

  await move(app, -4)
  expect(app.path()).toBe(paths.salon(scenario.salon.id))
})

test('the arrow of the page does the same as Back', async () => {
  const app = await open([scenario.service.id])
  await press(app, /^Anyone/)
  await heading('When?')
  await press(app, 'Back')
  expect(await heading('With whom?')).toBeVisible()
  await move(app, 1)
  expect(await heading('When?')).toBeVisible()
})

test('from what is booked Back leads out, not to its last question, and Forward books nothing', async () => {
  const app = await open([scenario.service.id])
  await press(app, /^Anyone/)
  await chooseTime(app)
  await press(app, /^Book .* at 10:00 AM$/)
  expect(await heading('You are booked')).toBeVisible()
  await move(app, 2)
  expect(await heading('You are booked')).toBeVisible()
  await move(app, -3)
  expect(app.path()).toBe(paths.salon(scenario.salon.id))
})

test('Back brings a service back that was taken out, and Forward takes it out again', async () => {
  const app = await open([scenario.service.id, 'trim'])
  await press(app, /^Anyone/)
  await chooseTime(app)
  await press(app, 'Remove: Haircut', within(await summary()))
  expect(within(await summary()).queryByText('Haircut')).not.toBeInTheDocument()
  await move(app, -1)
  expect(await within(await summary()).findByText('Haircut')).toBeVisible()
  await move(app, 1)
  await waitFor(async () => expect(within(await summary()).queryByText('Haircut')).not.toBeInTheDocument())
  await press(app, /^Book .* at 10:00 AM$/)
  expect(await heading('You are booked')).toBeVisible()
  const rows = await server.app.db.selectFrom('appointments').selectAll().execute()
  expect(rows).toMatchObject([{ service_name: 'Beard trim' }])
})

test('who wants nothing more is back at the question where the menu was opened, also at the last', async () => {
  const app = await open([scenario.service.id])
  await press(app, /^Anyone/)
  await chooseTime(app)
  await press(app, 'Add another service', within(await summary()))
  await heading('Anything else in the same appointment?')
  await press(app, "No, that's all")
  expect(await screen.findByRole('button', { name: /^Book .* at 10:00 AM$/ })).toBeVisible()
})
