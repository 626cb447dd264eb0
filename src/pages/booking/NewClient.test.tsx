import { screen, within } from '@testing-library/react'
import { paths } from '@/domain/paths'
import { closedVault } from '@/store/vault'
import { tomorrow } from '@/testing/scenarios/bookTomorrow'
import { addSalon, addUser, codeIn, lastMailTo, type TestSalon } from '@/testing/scenarios/builders'
import { renderApp, type RenderedApp } from '@/testing/kit/renderApp'
import { startApi, type TestApi } from '@/testing/kit/startApi'

const email = 'ann+salon@example.test'

let server: TestApi
let scenario: TestSalon
beforeEach(async () => {
  server = await startApi()
  scenario = await addSalon(server.app)
})
afterEach(() => server.close())

const yourBooking = () => screen.findByRole('region', { name: 'Your booking' })
const put = async ({ user }: RenderedApp, label: string, text: string) => {
  await user.click(await screen.findByLabelText(label))
  await user.paste(text)
}

async function openSignUp(services?: Parameters<typeof renderApp>[0]['services']): Promise<RenderedApp> {
  const path = paths.booking(scenario.salon.id, {
    serviceIds: [scenario.service.id],
    staffId: null,
    date: tomorrow,
  })
  const app = await renderApp({ path, server, ...(services && { services }) })
  await app.user.click(await screen.findByRole('button', { name: '10:00 AM' }))
  await app.user.click(await screen.findByRole('link', { name: 'Continue' }))
  await screen.findByRole('textbox', { name: 'First name' })
  return app
}

async function sendForm(app: RenderedApp): Promise<void> {
  await put(app, 'First name', 'Ann')
  await put(app, 'Last name', 'Lee')
  await put(app, 'Email', email)
  await put(app, 'Phone number', '599000111')
  await put(app, 'Password', 'Kursi2026')
  await app.user.click(screen.getByRole('button', { name: 'Sign up' }))
}

async function signUp(app: RenderedApp): Promise<void> {
  await sendForm(app)
  await typeCode(app)
  await screen.findByRole('dialog', { name: 'Your account was created' })
}

async function typeCode(app: RenderedApp): Promise<void> {
  await screen.findByRole('timer')
  await put(app, 'Verification code', codeIn(lastMailTo(server.app, email)))
}

const continueToBooking = ({ user }: RenderedApp) =>
  user.click(screen.getByRole('button', { name: 'Continue to your booking' }))

test('a stranger types six fields, is asked for no business, and comes back signed in', async () => {
  const app = await openSignUp()
  await signUp(app)
  await continueToBooking(app)
  await app.user.click(await screen.findByRole('button', { name: /^Book .* at 10:00 AM$/ }))
  expect(await screen.findByRole('heading', { name: 'You are booked' })).toBeVisible()
  const rows = server.app.db.selectFrom('users').selectAll().where('email', '=', email).execute()
  expect(await rows).toMatchObject([
    { name: 'Ann Lee', role: 'customer', salon: 'barber', country: 'Palestine', phone: '+970599000111' },
  ])
  expect(JSON.stringify([app.actions, app.store.getState(), Object.entries(localStorage)])).not.toContain(
    'Kursi2026',
  )
})

test('the booking stays in view from the form to the code, and at the login', async () => {
  const app = await openSignUp()
  const shown = /Haircut.*\$20.*10:00 AM/
  expect(await yourBooking()).toHaveTextContent(shown)
  await app.user.click(screen.getByRole('link', { name: 'Log in' }))
  await screen.findByRole('heading', { name: 'Log in' })
  expect(await yourBooking()).toHaveTextContent(shown)
  await app.user.click(screen.getByRole('link', { name: 'Sign up' }))
  await screen.findByLabelText('First name')
  await sendForm(app)
  await screen.findByRole('timer')
  expect(await yourBooking()).toHaveTextContent(shown)
})

test('the country is the salon’s and can be changed', async () => {
  const app = await openSignUp()
  const country = await screen.findByLabelText('Country')
  expect(country).toHaveValue('Palestine')
  expect(screen.getByLabelText('Phone number')).toHaveValue('+970 ')
  expect(screen.queryByLabelText('Confirm password')).not.toBeInTheDocument()
  await app.user.selectOptions(country, 'Jordan')
  expect(screen.getByLabelText('Phone number')).toHaveValue('+962 ')
})

test('whoever has an account is led to the login, and from there to the booking', async () => {
  const client = await addUser(server.app, { email })
  const app = await openSignUp()
  await sendForm(app)
  const refusal = await screen.findByRole('alert')
  await app.user.click(within(refusal).getByRole('link', { name: 'Log in' }))
  await screen.findByRole('heading', { name: 'Log in' })
  await put(app, 'Email', email)
  await put(app, 'Password', client.password)
  await app.user.click(screen.getByRole('button', { name: 'Log in' }))
  expect(await screen.findByRole('button', { name: /^Book .* at 10:00 AM$/ })).toBeVisible()
})

test('where no password can be kept, the dialog leads to the login and from there to the booking', async () => {
  const app = await openSignUp({ vault: closedVault })
  await sendForm(app)
  await typeCode(app)
  await put(app, 'Password', 'Kursi2026')
  await app.user.click(screen.getByRole('button', { name: 'Verify' }))
  await screen.findByRole('dialog', { name: 'Your account was created' })
  await continueToBooking(app)
  await screen.findByRole('heading', { name: 'Log in' })
  expect(app.path()).toBe(paths.login)
  expect(await yourBooking()).toBeVisible()
})
