import { act, screen, waitFor, within } from '@testing-library/react'
import { notificationsApi } from '@/api/notificationsApi'
import type { Appointment } from '@/domain/appointment'
import { paths } from '@/domain/paths'
import { bookTomorrow } from '@/testing/scenarios/bookTomorrow'
import { addSalon, addUser, signIn, type TestSalon, type TestUser } from '@/testing/scenarios/builders'
import { liveOf } from '@/testing/doubles/liveSource'
import { renderApp } from '@/testing/kit/renderApp'
import { startApi, type TestApi } from '@/testing/kit/startApi'

let server: TestApi
let scenario: TestSalon
let client: TestUser
let owner: TestUser

beforeEach(async () => {
  window.innerWidth = 1200
  server = await startApi()
  owner = await addUser(server.app, { role: 'barber' })
  scenario = await addSalon(server.app, { owner, name: 'Golden Scissors', confirms_at_once: 0 })
  client = await addUser(server.app, { name: 'Ann Lee' })
})
afterEach(async () => {
  window.innerWidth = 1024
  await server.close()
})

const book = () => bookTomorrow(server, scenario, client)

const tell = async (who: TestUser, { _id }: Appointment, verb: string, body = {}) =>
  server.request('POST', `/appointments/${_id}/${verb}`, body, { cookie: await signIn(server, who) })

const open = async (who = client) => {
  const cookie = await signIn(server, who)
  const live = liveOf(server, cookie)
  const app = await renderApp({
    path: paths.settingsTerms,
    server,
    signedInAs: who,
    services: { openLive: live.openLive },
  })
  return { ...app, live, cookie }
}

const bell = (unread: string) => screen.findByRole('button', { name: `Notifications, ${unread}` })

test('counts what is unread, shows it live, leads to the appointment, and is read by that', async () => {
  const appointment = await book()
  const app = await open()
  await bell('none unread')
  await waitFor(() => expect(app.live.running()).toBe(1))
  await tell(owner, appointment, 'confirm')
  await app.user.click(await bell('1 unread'))
  const list = within(await screen.findByRole('dialog', { name: 'Notifications' }))
  const link = await list.findByRole('link', { name: /Your booking is confirmed/ })
  expect(link).toHaveTextContent('Haircut · Golden Scissors')
  await app.user.click(link)
  await waitFor(() => expect(app.path()).toBe(paths.clientAppointments))
  expect(app.history.location.hash).toBe(`#${appointment._id}`)
  await bell('none unread')
  expect(screen.queryByRole('dialog', { name: 'Notifications' })).not.toBeInTheDocument()
})

test.each([
  ['decline', 'The salon declined your request'],
  ['cancel', 'Your appointment is cancelled'],
])('what the salon says when it wants to %s stands in the notice and on the card', async (verb, title) => {
  const appointment = await book()
  await tell(owner, appointment, verb, { reason: 'The power is out.' })
  const app = await open()
  await app.user.click(await bell('1 unread'))
  const list = within(await screen.findByRole('dialog', { name: 'Notifications' }))
  const link = await list.findByRole('link', { name: new RegExp(title) })
  expect(link).toHaveTextContent('“The power is out.”')
  await app.user.click(link)
  expect(await screen.findByText('The salon says:')).toBeVisible()
  expect(screen.getByText('The power is out.')).toBeVisible()
})

test('an owner hears of a request, and reads all at once', async () => {
  const app = await open(owner)
  await bell('none unread')
  await waitFor(() => expect(app.live.running()).toBe(1))
  await book()
  await app.user.click(await bell('1 unread'))
  expect(await screen.findByRole('link', { name: /New request/ })).toHaveTextContent('Ann Lee')
  await app.user.click(screen.getByRole('button', { name: 'Mark all as read' }))
  await waitFor(async () =>
    expect(await server.app.db.selectFrom('notifications').select('read_at').execute()).not.toContainEqual({
      read_at: null,
    }),
  )
  await app.user.keyboard('{Escape}')
  await waitFor(async () => expect(await bell('none unread')).toHaveFocus())
})

test('on a phone the list is a page of its own, in Arabic too', async () => {
  window.innerWidth = 390
  await tell(owner, await book(), 'confirm')
  const app = await renderApp({ path: paths.notifications, language: 'ar', server, signedInAs: client })
  expect(await screen.findByRole('heading', { level: 1, name: 'الإشعارات' })).toBeVisible()
  expect(await screen.findByRole('link', { name: /تم تأكيد حجزك/ })).toBeVisible()
  expect(app.store.getState().notifications.open).toBe(false)
})

test('a failure is said and can be retried', async () => {
  const app = await renderApp({ path: paths.salons, server, signedInAs: client })
  await screen.findByRole('link', { name: 'Golden Scissors' })
  await bell('none unread')
  app.network.answer('/notifications', () => new Response('<html>', { status: 500 }), { once: true })
  act(() => void app.store.dispatch(notificationsApi.util.resetApiState()))
  act(() => app.history.push(paths.notifications))
  await app.user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No notifications yet.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument()
})

describe('the live stream', () => {
  test('is never opened for a visitor', async () => {
    const live = liveOf(server, '')
    await renderApp({ path: paths.salons, server, services: { openLive: live.openLive } })
    await screen.findByRole('link', { name: 'Golden Scissors' })
    expect(live.opened()).toBe(0)
  })

  test('ends with the logout', async () => {
    const app = await open()
    await waitFor(() => expect(app.live.running()).toBe(1))
    await app.user.click(await screen.findByRole('button', { name: 'Log out' }))
    await waitFor(() => expect(app.live.running()).toBe(0))
  })

  test('tells at once that the session was ended elsewhere', async () => {
    const app = await open()
    await bell('none unread')
    await waitFor(() => expect(app.live.running()).toBe(1))
    await server.app.db.deleteFrom('sessions').execute()
    await server.app.events.publish({ type: 'sessionsEnded', userId: client.uid })
    expect(await screen.findByText('Please log in again')).toBeVisible()
    expect(app.live.running()).toBe(0)
  })
})

test.each(['en', 'ar'] as const)('in %s its name contains the number that it shows', async language => {
  const app = await renderApp({ path: paths.salons, language, server, signedInAs: client })
  let unread = 0
  app.network.answer('/notifications', () =>
    Response.json({ success: true, data: { notifications: [], unread, next: null } }),
  )
  for (unread of [1, 2, 3, 11, 99, 100, 12_345]) {
    act(() => void app.store.dispatch(notificationsApi.util.invalidateTags(['Notification'])))
    const shown = await screen.findByText(unread > 99 ? '99+' : String(unread))
    expect(shown.closest('button')).toHaveAccessibleName(expect.stringContaining(shown.textContent) as string)
  }
})
