import { act, screen, waitFor } from '@testing-library/react'
import { paths } from '@/domain/paths'
import type { OfferedSlot } from '@/domain/salon'
import { addDays } from '@/domain/weekday'
import { todayIn } from '@/domain/zonedTime'
import { addSalon, addUser, signIn, type TestSalon, type TestUser } from '@/testing/builders'
import { renderApp } from '@/testing/renderApp'
import { startApi, type TestApi } from '@/testing/startApi'
import { personCache } from './keptAnswers'

const tomorrow = addDays(todayIn('Asia/Hebron', Date.now()), 1)

let server: TestApi
let shop: TestSalon
let client: TestUser

beforeEach(async () => {
  server = await startApi()
  shop = await addSalon(server.services, { name: 'Golden Scissors' })
  client = await addUser(server.services)
  const query = `serviceId=${shop.service.id}&date=${tomorrow}`
  const list = await server.request('GET', `/salons/${shop.salon.id}/slots?${query}`)
  const { data } = (await list.json()) as { data: { slots: OfferedSlot[] } }
  const body = { salonId: shop.salon.id, serviceId: shop.service.id, startsAt: data.slots[0]?.startsAt }
  await server.request('POST', '/appointments', body, { cookie: await signIn(server, client) })
})
afterEach(async () => {
  act(() => void window.dispatchEvent(new Event('online')))
  Reflect.deleteProperty(window, 'caches')
  await server.close()
})

const goOffline = () => act(() => void window.dispatchEvent(new Event('offline')))
const comeBack = () => act(() => void window.dispatchEvent(new Event('online')))

const statuses = async () =>
  (await server.services.db.selectFrom('appointments').select('status').execute()).map(({ status }) => status)

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

test('hearts rest, in Arabic as well', async () => {
  const { user, network } = await renderApp({
    path: paths.salon(shop.salon.id),
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

/** jsdom has no caches; the browser journey looks into the real ones. */
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
  expect(deleted).toEqual([personCache])
})

test('whoever left where no page could hear it is forgotten by the next page', async () => {
  const deleted = watchCaches()
  await renderApp({ path: paths.salons, server })
  await screen.findByRole('main')
  await waitFor(() => expect(deleted).toEqual([personCache]))
})
