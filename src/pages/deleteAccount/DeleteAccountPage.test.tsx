import { screen, waitFor, within } from '@testing-library/react'
import { paths } from '@/domain/paths'
import { addUser, type TestUser } from '@/testing/scenarios/builders'
import { renderApp, type RenderedApp } from '@/testing/kit/renderApp'
import { startApi, type TestApi } from '@/testing/kit/startApi'

let server: TestApi
let ann: TestUser

beforeEach(async () => {
  server = await startApi()
  ann = await addUser(server.app, { email: 'ann+salon@example.test', phone: '+970599000111' })
})
afterEach(() => server.close())

async function fill({ user }: RenderedApp, changes: Partial<TestUser> = {}) {
  const { email, phone, password } = { ...ann, ...changes }
  await user.clear(await screen.findByLabelText('Email'))
  await user.paste(email)
  await user.clear(screen.getByLabelText('Phone number'))
  await user.paste(phone)
  await user.click(screen.getByLabelText('Password'))
  await user.paste(password)
  await user.click(screen.getByRole('button', { name: 'Delete My Account' }))
}

const confirm = async ({ user }: RenderedApp) =>
  user.click(await screen.findByRole('button', { name: 'Delete for good' }))

const deletions = ({ network }: RenderedApp) => network.sent.filter(sent => sent.startsWith('DELETE'))
const rows = () => server.app.db.selectFrom('users').select('email').execute()

test('a visitor deletes an account after one question, and sees a farewell with a way on', async () => {
  const app = await renderApp({ path: paths.deleteAccount, server })
  await fill(app, { email: ' Ann+Salon@Example.test', phone: '0599 000 111' })
  const question = await screen.findByRole('alertdialog', { name: 'Delete this account for good?' })
  expect(within(question).getByText(/your coming appointments/)).toBeInTheDocument()
  expect(within(question).getByText(/for salon owners/)).toBeInTheDocument()
  expect(deletions(app)).toEqual([])
  await confirm(app)

  expect(await screen.findByText('Your account is deleted')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Go to the start page' })).toHaveAttribute('href', '/')
  expect(await rows()).toEqual([])
  expect(JSON.stringify([app.actions, app.store.getState()])).not.toContain(ann.password)
})

test('whoever is signed in is signed out everywhere, with nothing kept and nothing remembered', async () => {
  localStorage.setItem('rememberedEmail', ann.email)
  localStorage.setItem('rememberedPassword', 'c2VhbGVk')
  const app = await renderApp({ path: paths.deleteAccount, server, signedInAs: ann })
  await fill(app)
  const question = await screen.findByRole('alertdialog')
  expect(within(question).queryByText(/for salon owners/)).not.toBeInTheDocument()
  await confirm(app)

  expect(await screen.findByText('Your account is deleted')).toBeInTheDocument()
  expect(app.store.getState().auth).toMatchObject({ user: null, remembered: null })
  expect(app.store.getState().api.queries).toEqual({})
  await waitFor(() => {
    for (const key of ['user', 'rememberedEmail', 'rememberedPassword'])
      expect(localStorage.getItem(key)).toBeNull()
  })
  expect(await server.app.db.selectFrom('sessions').selectAll().execute()).toEqual([])
})

test('whoever deletes another account stays signed in with their own', async () => {
  const ben = await addUser(server.app)
  const app = await renderApp({ path: paths.deleteAccount, server, signedInAs: ben })
  await fill(app)
  await confirm(app)
  expect(await screen.findByText('Your account is deleted')).toBeInTheDocument()
  expect(app.store.getState().auth.user).toMatchObject({ uid: ben.uid })
  expect(await rows()).toEqual([{ email: ben.email }])
})

test('Keep my account asks nothing of the server and keeps what was typed', async () => {
  const app = await renderApp({ path: paths.deleteAccount, server })
  await fill(app)
  await app.user.click(await screen.findByRole('button', { name: 'Keep my account' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  expect(screen.getByLabelText('Email')).toHaveValue(ann.email)
  expect(deletions(app)).toEqual([])
})

test('all three are required', async () => {
  const app = await renderApp({ path: paths.deleteAccount, server })
  await app.user.click(await screen.findByRole('button', { name: 'Delete My Account' }))
  for (const message of ['Email is required', 'Phone number is required', 'Password is required']) {
    expect(await screen.findByText(message)).toBeInTheDocument()
  }
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
})

const notFound = 'No account found with the provided details. Please check your email and phone number.'
const wrongPassword = 'Incorrect password. Please try again.'

test.each<[string, Partial<TestUser>, string]>([
  ['another phone', { phone: '+970599000112' }, notFound],
  ['another e-mail', { email: 'nobody@example.test' }, notFound],
  ['another password', { password: 'Kursi2000' }, wrongPassword],
])('%s is refused', async (_what, changes, message) => {
  const app = await renderApp({ path: paths.deleteAccount, server, signedInAs: ann })
  await fill(app, changes)
  await confirm(app)
  expect(await screen.findByText(message)).toBeInTheDocument()
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  expect(screen.getByLabelText('Password')).toHaveValue(changes.password ?? ann.password)
  expect(app.store.getState().auth.user).toMatchObject({ uid: ann.uid })
  expect(await rows()).toHaveLength(1)
})

const page = (status: number) => () => new Response('<html>oops</html>', { status })
const json = (body: object) => () => new Response(JSON.stringify(body), { status: 200 })

test.each([
  ['500 with a page', page(500), 'Something went wrong. Please try again.'],
  ['404 with a page', page(404), notFound],
  ['401 with a page', page(401), wrongPassword],
  ['a no with words', json({ success: false, message: 'Pay your bill first.' }), 'Pay your bill first.'],
  ['a no without words', json({ success: false }), 'Failed to delete your account.'],
  ['200 with a page', page(200), 'Failed to delete your account.'],
])('%s is told as the catalogue says', async (_what, response, message) => {
  const app = await renderApp({ path: paths.deleteAccount, server })
  app.network.answer('/users/deleteUserByPhoneEmail', response)
  await fill(app)
  await confirm(app)
  expect(await screen.findByText(message)).toBeInTheDocument()
})

test('without an answer it says so, and a second try works', async () => {
  const app = await renderApp({ path: paths.deleteAccount, server })
  app.network.down()
  await fill(app)
  await confirm(app)
  expect(
    await screen.findByText('Failed to delete your account. Please try again later.'),
  ).toBeInTheDocument()
  app.network.up()
  await app.user.click(screen.getByRole('button', { name: 'Delete My Account' }))
  await confirm(app)
  expect(await screen.findByText('Your account is deleted')).toBeInTheDocument()
})

test('in Arabic', async () => {
  const { user } = await renderApp({ path: paths.deleteAccount, server, language: 'ar' })
  await user.type(await screen.findByLabelText('البريد الإلكتروني'), ann.email)
  await user.type(screen.getByLabelText('رقم الهاتف'), ann.phone)
  await user.type(screen.getByLabelText('كلمة المرور'), ann.password)
  await user.click(screen.getByRole('button', { name: 'حذف حسابي' }))
  await user.click(await screen.findByRole('button', { name: 'احذف نهائيًا' }))
  expect(await screen.findByText('تم حذف حسابك')).toBeInTheDocument()
})
