import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { createVault } from '@/store/browserVault'
import { closedVault } from '@/store/vault'
import { loggedOut } from '@/features/auth/authSlice'
import { addUser, type TestUser } from '@/testing/scenarios/builders'
import { eachTest } from '@/testing/kit/eachTest'
import { logIn } from '@/testing/kit/logIn'
import { renderApp, type RenderedApp } from '@/testing/kit/renderApp'
import { startApi } from '@/testing/kit/startApi'

const server = eachTest(
  () => startApi(),
  api => api.close(),
)

const email = () => screen.findByRole('textbox', { name: 'Email' })
const password = () => screen.getByLabelText('Password')

async function logInRemembered(app: RenderedApp, ann: TestUser) {
  await app.user.click(await screen.findByRole('checkbox', { name: 'Remember me' }))
  await logIn(app, ann)
  await waitFor(() => expect(app.path()).toBe('/user'))
}

test('a remembered login prefills both at the next visit, keeps no password that can be read, and forgets when asked to', async () => {
  const ann = await addUser(server().app)
  const services = { vault: createVault(new IDBFactory(), crypto) }
  const first = await renderApp({ path: '/login', server: server(), services })
  await logInRemembered(first, ann)
  await waitFor(() => expect(localStorage.getItem('rememberedPassword')).not.toBeNull())
  const everything = [Object.entries(localStorage), first.actions, first.store.getState()]
  expect(JSON.stringify(everything)).not.toContain(ann.password)

  cleanup()
  localStorage.removeItem('user')
  const next = await renderApp({ path: '/login', server: server(), services })
  expect(await email()).toHaveValue(ann.email)
  await waitFor(() => expect(password()).toHaveValue(ann.password))
  const remember = screen.getByRole('checkbox', { name: 'Remember me' })
  expect(remember).toBeChecked()
  await next.user.click(remember)
  await next.user.click(screen.getByRole('button', { name: 'Log in' }))
  await waitFor(() => expect(localStorage.getItem('rememberedPassword')).toBeNull())
  expect(localStorage.getItem('rememberedEmail')).toBeNull()
})

test('a remembered password never writes over what the person has begun to type', async () => {
  let open: (password: string) => void = () => undefined
  const opened = new Promise<string>(resolve => {
    open = resolve
  })
  localStorage.setItem('rememberedEmail', 'ann@example.test')
  localStorage.setItem('rememberedPassword', 'c2VhbGVk')
  const vault = { ...closedVault, open: () => opened }
  const app = await renderApp({ path: '/login', server: server(), services: { vault } })
  await email()
  await app.user.type(password(), 'N')
  open('Kursi2026')
  await opened
  await app.user.type(password(), 'ew')
  expect(password()).toHaveValue('New')
})

test('the e-mail alone is kept where the browser has no vault', async () => {
  const ann = await addUser(server().app)
  const app = await renderApp({ path: '/login', server: server(), services: { vault: closedVault } })
  await logInRemembered(app, ann)
  await waitFor(() => expect(localStorage.getItem('rememberedEmail')).toBe(ann.email))
  expect(localStorage.getItem('rememberedPassword')).toBeNull()
})

describe('a browser without room', () => {
  const refuse = () =>
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError')
    })
  const said = /This browser keeps nothing for this site/
  afterEach(() => jest.restoreAllMocks())

  test('says once that the login is forgotten, and nothing to whoever only looks', async () => {
    const ann = await addUser(server().app)
    const app = await renderApp({ path: '/login', server: server() })
    refuse()
    await email()
    expect(screen.queryByText(said)).not.toBeInTheDocument()
    await logIn(app, ann)
    expect(await screen.findByText(said)).toBeVisible()
    await app.user.click(screen.getByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(screen.queryByText(said)).not.toBeInTheDocument())
    act(() => void app.store.dispatch(loggedOut()))
    await email()
    expect(screen.queryByText(said)).not.toBeInTheDocument()
  })
})
