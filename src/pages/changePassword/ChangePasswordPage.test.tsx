import { screen, waitFor } from '@testing-library/react'
import { paths } from '@/domain/paths'
import { addUser, signIn, type TestUser } from '@/testing/scenarios/builders'
import { renderApp, type RenderedApp } from '@/testing/kit/renderApp'
import { startApi, type TestApi } from '@/testing/kit/startApi'

let server: TestApi
let ann: TestUser

beforeEach(async () => {
  server = await startApi()
  ann = await addUser(server.app)
})
afterEach(() => server.close())

const open = (path: string = paths.changePassword, language: 'en' | 'ar' = 'en') =>
  renderApp({ path, server, signedInAs: ann, language })

const fields = () =>
  ['Old password', 'New password', 'Confirm new password'].map(label => screen.getByLabelText(label))

const unlock = async ({ user }: RenderedApp) =>
  user.click(await screen.findByRole('button', { name: 'Change Password' }))

async function fill({ user }: RenderedApp, ...typed: readonly string[]) {
  for (const [index, field] of fields().entries()) {
    const text = typed[index]
    if (text) await user.type(field, text)
  }
  await user.click(screen.getByRole('button', { name: 'Save' }))
}

const login = (password: string) =>
  server.request('POST', '/users/login', { identifier: ann.email, password })

test.each([paths.changePassword, `${paths.settings}/`, paths.settings])(
  '%s is locked at first',
  async path => {
    await open(path)
    await screen.findByRole('button', { name: 'Change Password' })
    for (const field of fields()) expect(field).toBeDisabled()
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument()
  },
)

test('Change Password unlocks, Save changes it; then the fields are empty and locked', async () => {
  const elsewhere = await signIn(server, ann)
  const app = await open()
  await unlock(app)
  await waitFor(() => expect(screen.getByLabelText('Old password')).toHaveFocus())
  await fill(app, ann.password, 'Kursi2027', 'Kursi2027')

  expect(await screen.findByText('Password changed successfully.')).toBeInTheDocument()
  for (const field of fields()) {
    expect(field).toBeDisabled()
    expect(field).toHaveValue('')
  }
  await waitFor(() => expect(screen.getByRole('button', { name: 'Change Password' })).toHaveFocus())
  expect((await login('Kursi2027')).status).toBe(200)
  expect((await login(ann.password)).status).toBe(401)
  expect((await server.request('GET', '/users/me', undefined, { cookie: elsewhere })).status).toBe(401)
})

test('no password stands in an action, in the state or in storage', async () => {
  const app = await open()
  await unlock(app)
  await fill(app, ann.password, 'Kursi2027', 'Kursi2027')
  await screen.findByText('Password changed successfully.')
  const seen = JSON.stringify([app.actions, app.store.getState(), Object.entries(localStorage)])
  expect(seen).not.toContain('Kursi2027')
  expect(seen).not.toContain(ann.password)
})

test('Cancel locks again and forgets what was typed', async () => {
  const app = await open()
  await unlock(app)
  await app.user.type(screen.getByLabelText('Old password'), 'x')
  await app.user.click(screen.getByRole('button', { name: 'Cancel' }))
  for (const field of fields()) {
    expect(field).toBeDisabled()
    expect(field).toHaveValue('')
  }
})

test.each([
  ['', '', '', ['Enter your current password', 'Password is required', 'New passwords do not match']],
  ['Kursi2026', 'Kursi2027', 'Kursi2028', ['New passwords do not match']],
  ['Kursi2026', 'Short1', 'Short1', ['New password must be at least 8 characters']],
  [
    'Kursi2026',
    'kursi2027',
    'kursi2027',
    ['Password must be at least 8 characters, with uppercase, lowercase, and number.'],
  ],
])('%s, %s, %s: told at the fields, nothing is sent', async (current, next, confirm, messages) => {
  const app = await open()
  await unlock(app)
  await fill(app, current, next, confirm)
  for (const message of messages) expect(await screen.findByText(message)).toBeInTheDocument()
  expect(app.network.sent.filter(sent => sent.startsWith('PUT'))).toEqual([])
})

test('the rules are ticked off while typing', async () => {
  const app = await open()
  await unlock(app)
  const rule = (text: RegExp) => screen.getByText(text).parentElement
  expect(rule(/8 characters or more/)).toHaveTextContent('missing')
  await app.user.type(screen.getByLabelText('New password'), 'Kursi2027')
  expect(rule(/8 characters or more/)).toHaveTextContent('done')
})

test('a wrong old password is told, at its field too, and what was typed stays', async () => {
  const app = await open()
  await unlock(app)
  await fill(app, 'Kursi2000', 'Kursi2027', 'Kursi2027')
  expect(await screen.findByText('Failed to change password. Please check your input.')).toBeInTheDocument()
  expect(screen.getByText('The current password is not right')).toBeInTheDocument()
  await waitFor(() => expect(screen.getByLabelText('Old password')).toHaveFocus())
  expect(screen.getByLabelText('New password')).toHaveValue('Kursi2027')
  expect(app.path()).toBe(paths.changePassword)
})

test('the old password once more is refused at the new one', async () => {
  const app = await open()
  await unlock(app)
  await fill(app, ann.password, ann.password, ann.password)
  expect(await screen.findByText('Choose a password you have not just used')).toBeInTheDocument()
})

test('without an answer it says so and can be tried again', async () => {
  const app = await open()
  await unlock(app)
  app.network.down()
  await fill(app, ann.password, 'Kursi2027', 'Kursi2027')
  expect(await screen.findByRole('alert')).toHaveTextContent('An error occurred. Please try again.')
  app.network.up()
  await app.user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Password changed successfully.')).toBeInTheDocument()
})

test('in Arabic', async () => {
  const { user } = await open(paths.changePassword, 'ar')
  await user.click(await screen.findByRole('button', { name: 'تغيير كلمة المرور' }))
  await user.type(screen.getByLabelText('كلمة المرور القديمة'), ann.password)
  await user.type(screen.getByLabelText('كلمة المرور الجديدة'), 'Kursi2027')
  await user.type(screen.getByLabelText('تأكيد كلمة المرور الجديدة'), 'Kursi2027')
  await user.click(screen.getByRole('button', { name: 'حفظ' }))
  expect(await screen.findByText('تم تغيير كلمة المرور بنجاح.')).toBeInTheDocument()
})
