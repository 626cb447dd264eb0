import { act, screen, waitFor } from '@testing-library/react'
import { paths } from '@/domain/paths'
import { addSalon, addUser, type TestUser } from '@/testing/scenarios/builders'
import { renderApp, type RenderedApp } from '@/testing/kit/renderApp'
import { startApi, type TestApi } from '@/testing/kit/startApi'

let server: TestApi
let client: TestUser
let owner: TestUser

beforeEach(async () => {
  window.innerWidth = 1200
  server = await startApi()
  client = await addUser(server.app, { name: 'Ann Lee' })
  owner = await addUser(server.app, { role: 'barber' })
  await addSalon(server.app, { owner })
})
afterEach(async () => {
  window.innerWidth = 1024
  await server.close()
})

async function logIn({ user }: RenderedApp, { email, password }: TestUser) {
  await user.click(await screen.findByLabelText('Email'))
  await user.paste(email)
  await user.click(screen.getByLabelText('Password'))
  await user.paste(password)
  await user.click(screen.getByRole('button', { name: 'Log in' }))
}

const leadsTo = ({ path }: RenderedApp, address: string) => waitFor(() => expect(path()).toBe(address))

test.each([paths.ownerAppointments, '/salon/mysections'])(
  'a client never sees %s, and asks the server nothing for it',
  async path => {
    const app = await renderApp({ path, server, signedInAs: client })
    await leadsTo(app, paths.client)
    expect(app.network.sent.filter(call => call.includes('/salons/mine'))).toEqual([])
  },
)

test('an owner never sees the home of clients', async () => {
  const app = await renderApp({ path: paths.client, server, signedInAs: owner })
  await leadsTo(app, paths.owner)
})

test.each([paths.login, paths.signup])('whoever is signed in is led home from %s', async path => {
  const app = await renderApp({ path, server, signedInAs: owner })
  await leadsTo(app, paths.owner)
})

test('a visitor comes back to the very address that was asked for', async () => {
  const app = await renderApp({ path: `${paths.search}?text=noor`, server })
  await leadsTo(app, paths.login)
  await logIn(app, client)
  await leadsTo(app, `${paths.search}?text=noor`)
})

test('a page that is not for the person who logs in is none to come back to', async () => {
  const app = await renderApp({ path: paths.client, server })
  await leadsTo(app, paths.login)
  await logIn(app, owner)
  await leadsTo(app, paths.owner)
})

test('whoever logs in after somebody has logged out begins at home, not on the page of the other', async () => {
  const ben = await addUser(server.app)
  const app = await renderApp({ path: paths.adminKey, server, signedInAs: client })
  await app.user.click(await screen.findByRole('button', { name: 'Log out' }))
  await leadsTo(app, paths.login)
  await logIn(app, ben)
  await leadsTo(app, paths.client)
})

describe('another tab', () => {
  const hear = (key: string | null, newValue: string | null) =>
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue })))

  test('that logs in as somebody else leaves nothing of the first person here', async () => {
    const app = await renderApp({ path: paths.accountInfo, server, signedInAs: client })
    await screen.findByText(client.email)
    const { password: _password, ...stored } = owner
    localStorage.setItem('user', JSON.stringify(stored))
    hear('user', JSON.stringify(stored))
    await waitFor(() => expect(app.store.getState().auth.user).toMatchObject({ uid: owner.uid }))
    expect(await screen.findByText(owner.email)).toBeInTheDocument()
    expect(screen.queryByText('Ann Lee')).not.toBeInTheDocument()
  })

  test('that empties the storage ends this one too', async () => {
    const app = await renderApp({ path: paths.accountInfo, server, signedInAs: client })
    await screen.findByText(client.email)
    localStorage.clear()
    hear(null, null)
    await leadsTo(app, paths.login)
  })

  test('that logged out while this one slept is heard of when this one is shown again', async () => {
    const app = await renderApp({ path: paths.accountInfo, server, signedInAs: client })
    await screen.findByText(client.email)
    localStorage.removeItem('user')
    act(() => void window.dispatchEvent(new Event('pageshow')))
    await leadsTo(app, paths.login)
    expect(screen.queryByText('Ann Lee')).not.toBeInTheDocument()
  })
})
