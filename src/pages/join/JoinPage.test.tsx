import { screen, waitFor } from '@testing-library/react'
import { paths } from '@/domain/paths'
import { renderApp, type RenderedApp } from '@/testing/kit/renderApp'
import { startApi, type TestApi } from '@/testing/kit/startApi'
import { addSalon, addUser, lastMailTo, signIn, type TestSalon } from '@/testing/scenarios/builders'

const email = 'noor@example.test'
let server: TestApi
let scenario: TestSalon
beforeEach(async () => {
  server = await startApi()
  scenario = await addSalon(server.app)
})
afterEach(() => server.close())

async function invitedLink(): Promise<string> {
  const path = `/salons/${scenario.salon.id}/team/${scenario.staff[0]?.id ?? ''}/login`
  const cookie = await signIn(server, scenario.owner)
  await server.request('POST', path, { email, rights: ['see_takings'] }, { cookie })
  return /\/join\S+/.exec(lastMailTo(server.app, email).text)?.[0] ?? ''
}

async function choosePassword({ user }: RenderedApp) {
  await user.type(await screen.findByLabelText('Password'), 'Kursi2027')
  await user.type(screen.getByLabelText('Confirm password'), 'Kursi2027')
  await user.click(screen.getByRole('button', { name: 'Save password and log in' }))
}

test('an invited staff member chooses a password and is in the salon', async () => {
  const link = await invitedLink()
  const app = await renderApp({ path: link, server })
  await choosePassword(app)
  await waitFor(() => expect(app.path()).toBe(paths.owner))
  expect(app.store.getState().auth.user).toMatchObject({
    email,
    role: 'staff',
    staff: { rights: ['see_takings'] },
  })
  const recorded = JSON.stringify([app.actions, app.store.getState(), Object.entries(localStorage)])
  expect(recorded).not.toContain(link.split('token=')[1])
  expect(recorded).not.toContain('Kursi2027')
})

test('a used link says so, and what can be done', async () => {
  const link = await invitedLink()
  const token = link.split('token=')[1]
  await server.request('POST', '/users/join', { token, password: 'Kursi2027' })
  const app = await renderApp({ path: link, server })
  await choosePassword(app)
  expect(await screen.findByText(/^This link was used, withdrawn or is too old/)).toBeVisible()
})

test('an e-mail with an account says that another is needed', async () => {
  const link = await invitedLink()
  await addUser(server.app, { email })
  const app = await renderApp({ path: link, server })
  await choosePassword(app)
  expect(await screen.findByText(/^This email has an account already/)).toBeVisible()
})

test('without a link the page says where it is', async () => {
  await renderApp({ path: paths.join, server })
  expect(await screen.findByText(/^Open the link in the email/)).toBeVisible()
})
