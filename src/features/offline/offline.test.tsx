import { act, screen, waitFor } from '@testing-library/react'
import { randomUUID } from 'node:crypto'
import { paths } from '@/domain/paths'
import { bookTomorrow } from '@/testing/scenarios/bookTomorrow'
import { addSalon, addUser, signIn, type TestSalon, type TestUser } from '@/testing/scenarios/builders'
import { renderApp, type RenderedApp } from '@/testing/kit/renderApp'
import { startApi, type TestApi } from '@/testing/kit/startApi'
import { cachedAnswer } from '@/store/cachedAt'
import { userCache } from './cachedAnswers'

let server: TestApi
let scenario: TestSalon
let owner: TestUser
let client: TestUser

beforeEach(async () => {
  server = await startApi()
  owner = await addUser(server.app, { role: 'barber' })
  scenario = await addSalon(server.app, { name: 'Golden Scissors', owner })
  client = await addUser(server.app)
  await bookTomorrow(server, scenario, client)
})
afterEach(async () => {
  act(() => void window.dispatchEvent(new Event('online')))
  Reflect.deleteProperty(window, 'caches')
  await server.close()
})

const goOffline = () => act(() => void window.dispatchEvent(new Event('offline')))
const comeBack = () => act(() => void window.dispatchEvent(new Event('online')))

const statuses = async () =>
  (await server.app.db.selectFrom('appointments').select('status').execute()).map(({ status }) => status)

test('what is sent rests while there is no network, says why, and comes back by itself', async () => {
  const { user } = await renderApp({ path: paths.clientAppointments, server, signedInAs: client })
  await screen.findByRole('button', { name: /^Cancel Haircut/ })
  goOffline()
  expect(await screen.findByText('You are offline')).toBeVisible()
  for (const name of [/^Cancel Haircut/, /^Delay Haircut/]) {
    const resting = screen.getByRole('button', { name })
    expect(resting).toHaveAttribute('aria-disabled', 'true')
    expect(resting).toHaveAccessibleDescription(/Booking, changing and cancelling need the network\./)
    await user.click(resting)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  }
  for (const name of ['Book', /^Add to calendar/]) {
    expect(screen.getByRole('link', { name })).not.toHaveAttribute('href')
  }

  comeBack()
  await waitFor(() => expect(screen.queryByText('You are offline')).not.toBeInTheDocument())
  await user.click(screen.getByRole('button', { name: /^Cancel Haircut/ }))
  expect(await screen.findByRole('alertdialog')).toBeVisible()
})

test('a question that stood open when the network went is not answered', async () => {
  const { user } = await renderApp({ path: paths.clientAppointments, server, signedInAs: client })
  await user.click(await screen.findByRole('button', { name: /^Cancel Haircut/ }))
  const yes = await screen.findByRole('button', { name: 'Cancel the appointment' })
  goOffline()
  expect(await screen.findByText('This needs the network. You are offline.')).toBeVisible()
  await user.click(yes)
  expect(await statuses()).toEqual(['confirmed'])

  comeBack()
  await user.click(screen.getByRole('button', { name: 'Cancel the appointment' }))
  await waitFor(async () => expect(await statuses()).toEqual(['cancelled']))
})

test('a form is not sent with the Enter key either', async () => {
  const { user, network } = await renderApp({ path: paths.accountInfo, server, signedInAs: client })
  await user.click(await screen.findByRole('button', { name: 'Edit' }))
  goOffline()
  const before = network.sent.length
  await user.type(screen.getByLabelText('Name'), 'Ann{Enter}')
  expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true')
  expect(network.sent.slice(before)).toEqual([])
})

/** Expects that the control explains itself offline and that a press sends nothing. */
async function expectToRest(app: RenderedApp, role: 'button' | 'switch', name: string) {
  const control = await screen.findByRole(role, { name })
  goOffline()
  expect(await screen.findByText('You are offline')).toBeVisible()
  expect(control).toHaveAttribute('aria-disabled', 'true')
  expect(control).toHaveAccessibleDescription(/need the network\./)
  const before = app.network.sent.length
  await app.user.click(control)
  expect(app.network.sent.slice(before)).toEqual([])
}

test.each([
  ['a visitor', paths.login, 'Log in'],
  ['a visitor', paths.forgotPassword, 'Send Reset Link'],
  ['a visitor', paths.contact, 'Send message'],
  ['a visitor', paths.deleteAccount, 'Delete My Account'],
  ['the owner', paths.owner, 'Clients (CSV)'],
  ['the owner', paths.profile, 'Add a photo'],
  ['the owner', paths.profile, 'My Location'],
  ['the owner', paths.sections, 'Delete Hair'],
  ['the owner', paths.schedule, 'Save Schedule'],
] as const)('%s at %s sends nothing by "%s" without a network', async (who, path, name) => {
  const app = await renderApp({ path, server, ...(who === 'the owner' && { signedInAs: owner }) })
  await expectToRest(app, 'button', name)
})

test('a service is not deleted without a network', async () => {
  const app = await renderApp({ path: paths.services, server, signedInAs: owner })
  await app.user.selectOptions(await screen.findByLabelText('Section'), 'Hair')
  await expectToRest(app, 'button', 'Delete Haircut')
})

test('a plan is neither bought nor renewed without a network', async () => {
  const app = await renderApp({ path: paths.manageSubscription, server, signedInAs: owner })
  await app.user.click(await screen.findByRole('button', { name: 'Choose Bronze, One person' }))
  await expectToRest(app, 'button', 'Subscribe')
  comeBack()

  const plan = { tier: 'bronze', size: 'one_person', paymentMethod: 'tok_succeeds' }
  const cookie = await signIn(server, owner)
  await server.request('POST', '/subscriptions', plan, { cookie, key: randomUUID() })
  act(() => app.history.push(paths.manageSubscription))
  await expectToRest(app, 'switch', 'Auto-renewal')
  expect(screen.getByRole('switch')).toBeChecked()
})

test('hearts rest, in Arabic as well', async () => {
  const { user, network } = await renderApp({
    path: paths.salon(scenario.salon.id),
    server,
    signedInAs: client,
    language: 'ar',
  })
  const heart = await screen.findByRole('button', { name: /Golden Scissors/ })
  goOffline()
  expect(await screen.findByText('أنت غير متصل بالشبكة')).toBeVisible()
  await user.click(heart)
  expect(heart).toHaveAttribute('aria-pressed', 'false')
  expect(network.sent.filter(line => line.startsWith('POST') && line.includes('favorites'))).toEqual([])
})

/** jsdom has no caches. The browser journey checks the real caches. */
function watchCaches(): string[] {
  const deleted: string[] = []
  const caches = { delete: (name: string) => Promise.resolve(deleted.push(name) > 0) }
  Object.defineProperty(window, 'caches', { value: caches, configurable: true })
  return deleted
}

test('what was kept of a person goes with the log-out, and at the latest when a page opens with nobody', async () => {
  const deleted = watchCaches()
  const { user, path } = await renderApp({ path: paths.clientAppointments, server, signedInAs: client })
  await screen.findByRole('button', { name: /^Cancel Haircut/ })
  expect(deleted).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Open menu' }))
  await user.click(await screen.findByRole('button', { name: 'Log out' }))
  await waitFor(() => expect(path()).toBe(paths.login))
  expect(deleted).toEqual([userCache])
})

test('whoever left where no page could hear it is forgotten by the next page', async () => {
  const deleted = watchCaches()
  await renderApp({ path: paths.salons, server })
  await screen.findByRole('main')
  await waitFor(() => expect(deleted).toEqual([userCache]))
})

test('what comes from the offline store says of when it is, and is asked for again by itself', async () => {
  const path = `/appointments/customer/id/${client.uid}`
  const answer = await server.request('GET', path, undefined, { cookie: await signIn(server, client) })
  const text = await answer.text()
  const cached = () => cachedAnswer(new Response(text), Date.parse('2027-02-15T17:16:00Z'))
  const app = await renderApp({ path: paths.accountInfo, server, signedInAs: client })
  await screen.findByRole('button', { name: 'Edit' })
  app.network.answer(path, cached, { once: true })
  jest.useFakeTimers({
    advanceTimers: true,
    doNotFake: ['Date', 'nextTick', 'queueMicrotask', 'setImmediate'],
  })
  act(() => app.history.push(paths.clientAppointments))
  expect(await screen.findByText(/^As of .+ Anything newer could not be loaded\.$/)).toBeVisible()
  await server.app.db.updateTable('appointments').set({ status: 'cancelled' }).execute()
  expect(screen.getByRole('button', { name: /^Cancel Haircut/ })).toBeVisible()

  await act(() => jest.advanceTimersByTimeAsync(20_000))
  await waitFor(() => expect(screen.queryByText(/^As of/)).not.toBeInTheDocument())
  expect(screen.queryByRole('button', { name: /^Cancel Haircut/ })).not.toBeInTheDocument()
  expect(app.store.getState().cachedAnswers).toEqual({})
})

test('what was loaded before the network or the server fell silent says of when it is', async () => {
  const { network } = await renderApp({ path: paths.clientAppointments, server, signedInAs: client })
  await screen.findByRole('button', { name: /^Cancel Haircut/ })
  expect(screen.queryByText(/^As of/)).not.toBeInTheDocument()
  goOffline()
  expect(await screen.findByText(/^As of/)).toBeVisible()
  network.down()
  comeBack()
  expect(await screen.findByText(/^As of/)).toBeVisible()
  expect(screen.getByRole('button', { name: /^Cancel Haircut/ })).toBeVisible()
})
