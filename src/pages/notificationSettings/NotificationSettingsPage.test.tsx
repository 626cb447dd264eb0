import { screen, waitFor, within } from '@testing-library/react'
import { paths } from '@/domain/paths'
import { renderApp, type RenderedApp } from '@/testing/kit/renderApp'
import { startApi, type TestApi } from '@/testing/kit/startApi'
import { addSalon, addUser, signIn, type TestUser } from '@/testing/scenarios/builders'

let server: TestApi
let ann: TestUser

beforeEach(async () => {
  server = await startApi()
  ann = await addUser(server.app)
})
afterEach(() => server.close())

const open = (signedInAs = ann, language: 'en' | 'ar' = 'en') =>
  renderApp({ path: paths.notificationSettings, server, signedInAs, language })

const moved = () => screen.findByRole('switch', { name: 'Your appointment moves: By e-mail' })
const save = ({ user }: RenderedApp) => user.click(screen.getByRole('button', { name: 'Save' }))
const stored = () => server.app.db.selectFrom('notification_settings').selectAll().execute()

test('a switch is saved by keyboard, and the page says so', async () => {
  const app = await open()
  const mail = await moved()
  expect(mail).toBeChecked()
  mail.focus()
  await app.user.keyboard(' ')
  expect(mail).not.toBeChecked()
  await save(app)
  expect(await screen.findByText('Notification settings saved.')).toBeInTheDocument()
  expect(await stored()).toEqual([{ user_id: ann.uid, setting: 'client_moved_mail', is_on: 0 }])
  expect(mail).not.toBeChecked()
  await app.user.click(mail)
  await save(app)
  await waitFor(async () => expect(await stored()).toEqual([]))
})

test('what cannot be switched off is disabled and says why', async () => {
  await open()
  const paid = await screen.findByRole('switch', { name: 'You have paid online: By e-mail' })
  expect(paid).toBeChecked()
  expect(paid).toBeDisabled()
  expect(paid).toHaveAccessibleDescription('Always sent, because it is about money.')
})

test('a client has no salon, an owner has one and books elsewhere too', async () => {
  await open()
  await moved()
  expect(screen.queryByRole('table', { name: 'Your salon' })).not.toBeInTheDocument()
})

test('an owner switches what the own salon tells', async () => {
  const { owner } = await addSalon(server.app)
  await open({ ...owner, password: 'Kursi2026' })
  const salon = within(await screen.findByRole('table', { name: 'Your salon' }))
  expect(salon.getByRole('switch', { name: 'A client books an appointment: By e-mail' })).toBeEnabled()
  expect(screen.getByRole('table', { name: 'Appointments you book elsewhere' })).toBeInTheDocument()
})

test('what another device has switched meanwhile stays', async () => {
  const app = await open()
  const mail = await moved()
  const cookie = await signIn(server, ann)
  await server.request('PUT', '/notification-settings', { client_reminder_mail: false }, { cookie })
  await app.user.click(mail)
  await save(app)
  await screen.findByText('Notification settings saved.')
  expect((await stored()).map(({ setting }) => setting).sort()).toEqual([
    'client_moved_mail',
    'client_reminder_mail',
  ])
  expect(screen.getByRole('switch', { name: 'Your appointment is coming up: By e-mail' })).not.toBeChecked()
})

test('without an answer the page says so and keeps the switch', async () => {
  const app = await open()
  const mail = await moved()
  await app.user.click(mail)
  app.network.down()
  await save(app)
  expect(await screen.findByRole('alert')).toHaveTextContent('No connection')
  expect(mail).not.toBeChecked()
})

test('in Arabic', async () => {
  await open(ann, 'ar')
  expect(await screen.findByRole('switch', { name: 'نقل موعدك: بالبريد' })).toBeChecked()
})
