import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { paths } from '@/domain/paths'
import { sessionEnded } from '@/features/auth/authSlice'
import { addSalon, addUser, type TestSalon, type TestUser } from '@/testing/scenarios/builders'
import { logIn } from '@/testing/kit/logIn'
import { renderApp, type RenderedApp } from '@/testing/kit/renderApp'
import { startApi, type TestApi } from '@/testing/kit/startApi'

let server: TestApi
let ann: TestUser

beforeEach(async () => {
  window.innerWidth = 1200
  server = await startApi()
  ann = await addUser(server.app, { name: 'Ann Lee' })
})
afterEach(async () => {
  window.innerWidth = 1024
  await server.close()
})

const open = (path: string) => renderApp({ path, server, signedInAs: ann })

const cached = ({ store }: RenderedApp) => Object.keys(store.getState().api.queries)
/** The stored user shows before the server has answered, so the tests wait for the queries. */
async function answered({ store }: RenderedApp): Promise<void> {
  // The part of the page that asks last.
  await screen.findByText('This device')
  await waitFor(() => {
    for (const query of Object.values(store.getState().api.queries)) expect(query?.status).toBe('fulfilled')
  })
}
const cookieOf = ({ network }: RenderedApp) =>
  [...network.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
const me = (cookie: string) => server.request('GET', '/users/me', undefined, { cookie })

const logInAgain = (app: RenderedApp, user = ann) => logIn(app, user)

const bookingAt = ({ salon, service }: TestSalon) =>
  paths.booking(salon.id, { serviceIds: [service.id], staffId: null })

async function startBooking(scenario: TestSalon): Promise<RenderedApp> {
  const app = await open(bookingAt(scenario))
  await writeNote(app)
  act(() => app.history.push(paths.accountInfo))
  await screen.findByText(ann.email)
  return app
}

const noteField = () => screen.findByLabelText(/Note to the salon/)

async function chooseSlot({ user }: RenderedApp) {
  const [first] = await screen.findAllByRole('button', { name: /^\d+:00 [AP]M/ })
  await user.click(first as HTMLElement)
}

async function writeNote(app: RenderedApp) {
  await chooseSlot(app)
  await app.user.type(await noteField(), 'Short')
  await app.user.tab()
}

const bookingOf = ({ store }: RenderedApp) => store.getState().booking

describe('logging out', () => {
  test('removes the stored user, every cached answer and the session on the server', async () => {
    const app = await open(paths.adminKey)
    await screen.findByText('No keys yet')
    expect(cached(app)).not.toEqual([])
    const cookie = cookieOf(app)
    expect((await me(cookie)).status).toBe(200)

    await app.user.click(screen.getByRole('button', { name: 'Log out' }))
    await waitFor(() => expect(app.path()).toBe(paths.login))
    expect(cached(app)).toEqual([])
    await waitFor(() => expect(localStorage.getItem('user')).toBeNull())
    await waitFor(async () => expect((await me(cookie)).status).toBe(401))
    expect(screen.queryByText('Please log in again')).not.toBeInTheDocument()
  })

  test.each([paths.salons, paths.deleteAccount])(
    'leads to login from %s, which a visitor may see',
    async path => {
      const app = await open(path)
      await app.user.click(await screen.findByRole('button', { name: 'Log out' }))
      await screen.findByRole('heading', { name: 'Log in' })
      await logInAgain(app)
      await waitFor(() => expect(app.path()).toBe(paths.client))
    },
  )

  test('Back shows nothing private', async () => {
    const app = await open(paths.accountInfo)
    await screen.findByText(ann.email)
    await app.user.click(screen.getByRole('link', { name: 'Admin Key' }))
    await screen.findByText('No keys yet')
    await app.user.click(screen.getByRole('button', { name: 'Log out' }))
    await screen.findByLabelText('Email')
    const before = app.network.sent.length
    act(() => app.history.go(-1))
    await waitFor(() => expect(app.path()).toBe(paths.login))
    expect(screen.queryByText(ann.email)).not.toBeInTheDocument()
    expect(screen.queryByText('Ann Lee')).not.toBeInTheDocument()
    expect(app.network.sent.slice(before)).toEqual([])
  })

  async function leaveOffline() {
    const app = await open(paths.accountInfo)
    await screen.findByText(ann.email)
    app.network.down()
    await app.user.click(screen.getByRole('button', { name: 'Log out' }))
    await waitFor(() => expect(app.path()).toBe(paths.login))
    await waitFor(() => expect(localStorage.getItem('user')).toBeNull())
    await waitFor(() => expect(localStorage.getItem('kursi')).toContain('"logoutOwed":true'))
    return app
  }

  test('without a network the session ends at the next start, before anything else is sent', async () => {
    const app = await leaveOffline()
    const cookie = cookieOf(app)
    cleanup()
    const next = await renderApp({ path: paths.salons, server, cookies: app.network.cookies })
    expect(next.network.sent[0]).toBe('POST /users/logout')
    expect((await me(cookie)).status).toBe(401)
    await waitFor(() => expect(localStorage.getItem('kursi')).toContain('"logoutOwed":false'))
  })

  test('without a network the session ends as soon as there is one', async () => {
    const app = await leaveOffline()
    app.network.up()
    act(() => void window.dispatchEvent(new Event('online')))
    await waitFor(async () => expect((await me(cookieOf(app))).status).toBe(401))
    expect(app.store.getState().auth.logoutOwed).toBe(false)
  })

  test('that is owed ends no session of the next login', async () => {
    const app = await leaveOffline()
    app.network.up()
    await logInAgain(app)
    await waitFor(() => expect(app.path()).toBe(paths.client))
    act(() => void window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(localStorage.getItem('kursi')).toContain('"logoutOwed":false'))
    expect((await me(cookieOf(app))).status).toBe(200)
  })

  test('takes along what was written to a salon, which an ended session leaves', async () => {
    const scenario = await addSalon(server.app)
    const leaving = await startBooking(scenario)
    expect(bookingOf(leaving)).toMatchObject({ salonId: scenario.salon.id, notes: 'Short' })
    await leaving.user.click(screen.getByRole('button', { name: 'Log out' }))
    await waitFor(() => expect(leaving.path()).toBe(paths.login))
    expect(bookingOf(leaving)).toMatchObject({ salonId: null, notes: '' })
    cleanup()

    const ended = await startBooking(scenario)
    await server.app.db.deleteFrom('sessions').execute()
    await ended.user.click(screen.getByRole('link', { name: 'Admin Key' }))
    await waitFor(() => expect(ended.path()).toBe(paths.login))
    expect(bookingOf(ended)).toMatchObject({ salonId: scenario.salon.id, notes: 'Short' })
  })

  test.each([
    ['is there for the one who wrote it', () => ann, 'Short'],
    ['is gone for somebody else', () => addUser(server.app), ''],
  ])('what an ended session left %s, after a reload too', async (_who, find, notes) => {
    const scenario = await addSalon(server.app)
    const ended = await startBooking(scenario)
    await server.app.db.deleteFrom('sessions').execute()
    await ended.user.click(screen.getByRole('link', { name: 'Admin Key' }))
    await waitFor(() => expect(ended.path()).toBe(paths.login))
    await waitFor(() => expect(localStorage.getItem('user')).toBeNull())
    cleanup()

    const next = await renderApp({ path: paths.login, server })
    await logInAgain(next, await find())
    await waitFor(() => expect(next.path()).toBe(paths.client))
    act(() => next.history.push(bookingAt(scenario)))
    await chooseSlot(next)
    expect(await noteField()).toHaveValue(notes)
  })

  test('a note shows to nobody after the end of the session, and to its writer after the login', async () => {
    const scenario = await addSalon(server.app)
    const app = await open(bookingAt(scenario))
    await writeNote(app)
    act(() => void app.store.dispatch(sessionEnded('session_over')))
    await waitFor(async () => expect(await noteField()).toHaveValue(''))
    await app.user.click(await noteField())
    await app.user.tab()
    act(() => app.history.push(paths.login))
    await logInAgain(app)
    await waitFor(() => expect(app.path()).toBe(paths.client))
    act(() => app.history.push(bookingAt(scenario)))
    await chooseSlot(app)
    expect(await noteField()).toHaveValue('Short')
  })

  test('in another tab ends this one too', async () => {
    const app = await open(paths.adminKey)
    await screen.findByText('No keys yet')
    localStorage.removeItem('user')
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'user', newValue: null })))
    await waitFor(() => expect(app.path()).toBe(paths.login))
    expect(cached(app)).toEqual([])
    expect(localStorage.getItem('user')).toBeNull()
  })
})

describe('a session that the server no longer knows', () => {
  test('leads to the login page with a clear word, and back to the page afterwards', async () => {
    const app = await open(paths.accountInfo)
    await screen.findByText(ann.email)
    await answered(app)
    await server.app.db.deleteFrom('sessions').execute()
    await app.user.click(screen.getByRole('link', { name: 'Admin Key' }))

    expect(await screen.findByText('Please log in again')).toBeInTheDocument()
    expect(app.path()).toBe(paths.login)
    await waitFor(() => expect(localStorage.getItem('user')).toBeNull())
    await logInAgain(app)
    await waitFor(() => expect(app.path()).toBe(paths.adminKey))
    expect(await screen.findByText('No keys yet')).toBeInTheDocument()
  })

  test('says when it ended because the owner was away', async () => {
    const owner = await addUser(server.app, { role: 'barber' })
    const app = await renderApp({ path: paths.accountInfo, server, signedInAs: owner })
    await screen.findByText(owner.email)
    await answered(app)
    await server.app.db.updateTable('sessions').set({ expires_at: 1 }).execute()
    await app.user.click(screen.getByRole('link', { name: 'Admin Key' }))
    expect(await screen.findByText(/You were away for a long time/)).toBeInTheDocument()
    await logInAgain(app, owner)
    await waitFor(() => expect(app.path()).toBe(paths.adminKey))
  })

  test('is noticed when something is saved, too', async () => {
    const app = await open(paths.accountInfo)
    await app.user.click(await screen.findByRole('button', { name: 'Edit' }))
    await screen.findByRole('option', { name: 'Hebron' })
    await server.app.db.deleteFrom('sessions').execute()
    await app.user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Please log in again')).toBeInTheDocument()
    await logInAgain(app)
    await waitFor(() => expect(app.path()).toBe(paths.accountInfo))
  })

  test('an account that was deleted elsewhere ends here as well', async () => {
    const app = await open(paths.accountInfo)
    await screen.findByText(ann.email)
    const { email, phone, password } = ann
    await server.request('DELETE', '/users/deleteUserByPhoneEmail', { email, phone, password })
    await app.user.click(screen.getByRole('link', { name: 'Admin Key' }))
    expect(await screen.findByText('Please log in again')).toBeInTheDocument()
    expect(screen.queryByText('Ann Lee')).not.toBeInTheDocument()
  })
})
