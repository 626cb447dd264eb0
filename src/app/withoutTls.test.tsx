import { act, screen, waitFor } from '@testing-library/react'
import { paths } from '@/domain/paths'
import { createVault } from '@/store/browserVault'
import { withoutTls } from '@/testing/doubles/poorBrowser'
import { renderApp } from '@/testing/kit/renderApp'
import { startApi, type TestApi } from '@/testing/kit/startApi'
import { bookTomorrow, tomorrow } from '@/testing/scenarios/bookTomorrow'
import { addSalon, addUser, type TestSalon, type TestUser } from '@/testing/scenarios/builders'
import { tryCode, unsent, verify } from '@/testing/scenarios/signUpCode'
import { browserDependencies } from './browserDependencies'
import { rejectionCaught } from './session/incidents'

let server: TestApi
let scenario: TestSalon
let client: TestUser
let restore: () => void

beforeEach(async () => {
  server = await startApi()
  scenario = await addSalon(server.app)
  client = await addUser(server.app, { name: 'Layla' })
  restore = withoutTls()
})
afterEach(async () => {
  restore()
  await server.close()
})

const open = (path: string, signedInAs?: TestUser) =>
  renderApp({
    path,
    server,
    services: { ...browserDependencies(), openLive: undefined },
    ...(signedInAs && { signedInAs }),
  })

const owner = (): TestUser => ({ ...scenario.owner, password: 'Kursi2026' })
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const times = async () => {
  const rows = await server.app.db.selectFrom('appointments').select('starts_at').execute()
  return rows.map(({ starts_at }) => starts_at)
}

test('keys are random', () => {
  const { newKey } = browserDependencies()
  expect(newKey()).toMatch(/^[0-9a-f]{32}$/)
  expect(newKey()).not.toBe(newKey())
})

test('an appointment is booked', async () => {
  const path = paths.booking(scenario.salon.id, { serviceIds: [scenario.service.id] })
  const { user } = await open(path, client)
  await user.click(await button(/^Anyone/))
  await user.click((await screen.findAllByRole('radio', { name: /free/ }))[1] as HTMLElement)
  await user.click(await button('10:00 AM'))
  await user.click(await button(/^Book .* at 10:00 AM$/))
  expect(await screen.findByRole('heading', { name: 'You are booked' })).toBeVisible()
})

test('an appointment moves in the diary', async () => {
  await bookTomorrow(server, scenario, client, { time: '10:00 AM', staffMember: 0 })
  const before = await times()
  const { user } = await open(`${paths.ownerAppointments}?view=calendar&date=${tomorrow}`, owner())
  await user.click(await button(/: Layla,/))
  await user.click(await button('Move'))
  await screen.findByRole('option', { name: '1:00 PM' })
  await user.selectOptions(screen.getByRole('combobox', { name: 'Time' }), '1:00 PM')
  await user.click(await button('Move it'))
  expect(await screen.findByText('The appointment has moved.')).toBeVisible()
  expect(await times()).not.toEqual(before)
})

test('a section is added', async () => {
  const { user } = await open(paths.sections, owner())
  await user.click(await button('Add Section'))
  await user.type(await screen.findByRole('textbox', { name: 'Section Name' }), 'Beard{Enter}')
  expect(await screen.findByRole('heading', { name: 'Beard' })).toBeVisible()
})

test('a message arrives at support', async () => {
  const { user } = await open(paths.contact)
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Ann Lee')
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'ann@example.test')
  await user.type(screen.getByRole('textbox', { name: 'Message' }), 'Hello')
  await user.click(screen.getByRole('checkbox'))
  await user.click(await button('Send message'))
  expect(await screen.findByText('Message sent successfully!')).toBeVisible()
})

test('an account is made, with the password typed again', async () => {
  const signUp = { ...unsent, sealedPassword: null }
  localStorage.setItem('kursi', JSON.stringify({ version: 1, slices: { auth: { signUp } } }))
  const app = await open(paths.verify)
  await screen.findByRole('timer')
  const code = /\b\d{6}\b/.exec(server.app.mailer.inbox?.()[0]?.text ?? '')?.[0] ?? ''
  await app.user.type(await screen.findByLabelText(/password/i, { selector: 'input' }), 'Kursi2026')
  await tryCode(app, code)
  await app.user.click(verify())
  expect(await screen.findByRole('dialog', { name: 'Your account was created' })).toBeVisible()
})

test('only the e-mail is remembered, and that is said', async () => {
  const app = await open(paths.login)
  await app.user.type(await screen.findByRole('textbox', { name: 'Email' }), client.email)
  await app.user.type(screen.getByLabelText('Password'), client.password)
  const box = screen.getByRole('checkbox', { name: 'Remember me' })
  expect(box).toHaveAccessibleDescription(/^Only the email/)
  await app.user.click(box)
  await app.user.click(screen.getByRole('button', { name: 'Log in' }))
  await waitFor(() => expect(app.path()).toBe(paths.client))
  expect(app.store.getState().auth.remembered).toEqual({ email: client.email, sealedPassword: null })
})

test('why salons near me cannot be found is said', async () => {
  const { user } = await open('/salons?everywhere=true')
  await user.click(await button('Near Me'))
  expect(await screen.findByText(/only to pages whose address begins with https/)).toBeVisible()
})

test('a vault without Web Crypto seals nothing, and opens nothing', async () => {
  const random = { getRandomValues: crypto.getRandomValues.bind(crypto) } as Crypto
  const vault = createVault({} as IDBFactory, random)
  expect(await vault.seal('Kursi2026')).toBeNull()
  expect(await vault.open('Kursi2026')).toBeNull()
})

test('what fails unhandled is told once, until it is dismissed', async () => {
  const app = await open(paths.contact)
  await screen.findByRole('textbox', { name: 'Name' })
  const incident = { name: 'TypeError', message: 'x is not a function', components: [] }
  act(() => {
    app.store.dispatch(rejectionCaught(incident))
    app.store.dispatch(rejectionCaught(incident))
  })
  expect(await screen.findByText('Something went wrong. Please try again.')).toBeVisible()
  await app.user.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByText('Something went wrong. Please try again.')).not.toBeInTheDocument()
})
