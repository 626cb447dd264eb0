import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { formatHour } from '@/domain/wallTime'
import { wallOf } from '@/domain/zonedTime'
import { loggedIn, sessionEnded } from '@/features/auth/authSlice'
import { addUser } from '@/testing/scenarios/builders'
import { renderApp, type RenderedApp } from '@/testing/kit/renderApp'
import { startApi, type TestApi } from '@/testing/kit/startApi'

const email = () => screen.findByRole('textbox', { name: 'Email' })
const password = () => screen.getByLabelText('Password')
const submit = () => screen.getByRole('button', { name: 'Log in' })

async function fill({ user }: RenderedApp, typed: { email: string; password: string }) {
  await user.click(await email())
  await user.paste(typed.email)
  await user.click(password())
  await user.paste(typed.password)
}

const loginsSent = ({ network }: RenderedApp) => network.sent.filter(line => line === 'POST /users/login')

let server: TestApi
beforeEach(async () => {
  server = await startApi()
})
afterEach(() => server.close())

test.each([
  ['customer', '/user'],
  ['barber', '/salon'],
  ['beauty_salon', '/salon'],
] as const)('a %s who logs in, in whatever case, lands on %s', async (role, home) => {
  const ann = await addUser(server.app, { email: 'ann.lee@example.test', role })
  const app = await renderApp({ path: '/login', server })
  await fill(app, { email: ' Ann.LEE@Example.test', password: ann.password })
  await app.user.click(submit())
  await waitFor(() => expect(app.path()).toBe(home))
  expect(JSON.parse(localStorage.getItem('user') ?? '{}')).toMatchObject({ uid: ann.uid, role })
  expect(localStorage.getItem('rememberedEmail')).toBeNull()
})

test('what is missing or no e-mail is told at its field, and nothing is sent', async () => {
  const app = await renderApp({ path: '/login', server })
  await email()
  await app.user.click(submit())
  expect(await email()).toHaveAccessibleDescription('Email is required')
  expect(password()).toHaveAccessibleDescription('Password is required')
  await waitFor(async () => expect(await email()).toHaveFocus())
  await app.user.type(await email(), 'ann@')
  expect(await email()).toHaveAccessibleDescription('Please enter a valid email address')
  expect(loginsSent(app)).toHaveLength(0)
})

test('an unknown e-mail and a wrong password are told at their fields, and both stay as typed', async () => {
  const ann = await addUser(server.app)
  const app = await renderApp({ path: '/login', server })
  await fill(app, { email: 'nobody@example.test', password: 'Wrong2026' })
  await app.user.click(submit())
  await waitFor(async () =>
    expect(await email()).toHaveAccessibleDescription('User not found. Please check your email.'),
  )
  await app.user.clear(await email())
  await app.user.type(await email(), ann.email)
  await app.user.click(submit())
  await waitFor(() => expect(password()).toHaveAccessibleDescription('Incorrect password. Please try again.'))
  expect(await email()).toHaveValue(ann.email)
  expect(password()).toHaveValue('Wrong2026')
})

const html = '<html><body>Bad Gateway</body></html>'
test.each<[string, () => Response, string]>([
  ['400', () => Response.json({ success: false }, { status: 400 }), 'Please check your input.'],
  ['a failed result', () => Response.json({ success: false }), 'Login failed. Please try again.'],
  [
    '429',
    () => Response.json({ success: false }, { status: 429 }),
    'Too many attempts. Please wait a little and try again.',
  ],
  ['500', () => new Response(html, { status: 500 }), 'An error occurred during login. Please try again.'],
  [
    'an empty 502',
    () => new Response('', { status: 502 }),
    'An error occurred during login. Please try again.',
  ],
])('%s is told over the form without a raw word of the answer', async (_what, answer, text) => {
  const app = await renderApp({ path: '/login', server })
  app.network.answer('/users/login', answer)
  await fill(app, { email: 'ann@example.test', password: 'Kursi2026' })
  await app.user.click(submit())
  expect(await screen.findByText(text)).toBeVisible()
  expect(document.body).not.toHaveTextContent(/Bad Gateway|Unexpected token/)
})

test('without an answer the form says so, and the next press works', async () => {
  const ann = await addUser(server.app)
  const app = await renderApp({ path: '/login', server })
  await fill(app, ann)
  app.network.down()
  await app.user.click(submit())
  expect(await screen.findByText('An error occurred during login. Please try again.')).toBeVisible()
  app.network.up()
  await app.user.click(submit())
  await waitFor(() => expect(app.path()).toBe('/user'))
})

test('a second press and repeated Enter send nothing more', async () => {
  const ann = await addUser(server.app)
  const app = await renderApp({ path: '/login', server })
  const release = app.network.hold('/users/login')
  await fill(app, ann)
  await app.user.dblClick(submit())
  await app.user.type(password(), '{Enter}{Enter}{Enter}')
  release()
  await waitFor(() => expect(app.path()).toBe('/user'))
  expect(loginsSent(app)).toHaveLength(1)
})

test('boxes that a password manager filled without a word are read as they stand', async () => {
  const ann = await addUser(server.app)
  const app = await renderApp({ path: '/login', server })
  Object.assign(await email(), { value: ann.email })
  Object.assign(password(), { value: ann.password })
  fireEvent.submit(password())
  await waitFor(() => expect(app.path()).toBe('/user'))
})

test('the boxes say what they are to a password manager', async () => {
  const { user } = await renderApp({ path: '/login', server })
  expect(await email()).toHaveAttribute('autocomplete', 'username')
  expect(password()).toHaveAttribute('autocomplete', 'current-password')
  expect(password()).toHaveAttribute('type', 'password')
  await user.click(screen.getByRole('button', { name: 'Show password' }))
  expect(password()).toHaveAttribute('type', 'text')
  await user.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(password()).toHaveAttribute('type', 'password')
})

test('the end of a session is told, and the login leads back to the page', async () => {
  const ann = await addUser(server.app)
  const app = await renderApp({ path: '/user/appointment', server, signedInAs: ann })
  app.store.dispatch(sessionEnded())
  expect(await screen.findByText('Please log in again')).toBeVisible()
  await fill(app, ann)
  await app.user.click(submit())
  await waitFor(() => expect(app.path()).toBe('/user/appointment'))
  expect(app.actions.some(loggedIn.match)).toBe(true)
})

test('whoever signs up first keeps the page to come back to', async () => {
  const app = await renderApp({ path: '/user/appointment', server })
  await app.user.click(await screen.findByRole('link', { name: 'Sign up' }))
  await waitFor(() => expect(app.path()).toBe('/signup'))
  expect(app.history.location.state).toEqual({ from: '/user/appointment' })
  await app.user.click(await screen.findByRole('link', { name: 'Log in' }))
  await waitFor(() => expect(app.path()).toBe('/login'))
  expect(app.history.location.state).toEqual({ from: '/user/appointment' })
})

test('the social buttons say that they are coming, until it is dismissed', async () => {
  const { user } = await renderApp({ path: '/login', server })
  await email()
  for (const name of ['Google', 'Facebook']) {
    await user.click(screen.getByRole('button', { name }))
    const alert = screen.getByText('This feature is coming soon!').closest('[role="alert"]')
    expect(alert).not.toBeNull()
    await user.click(within(alert as HTMLElement).getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByText('This feature is coming soon!')).not.toBeInTheDocument()
  }
})

test('the ways on lead to a forgotten password, to sign-up and home', async () => {
  await renderApp({ path: '/login', server })
  await email()
  for (const [name, address] of [
    ['Forgot password?', '/forgot-password'],
    ['Sign up', '/signup'],
    ['Kursi: Home', '/'],
  ] as const) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', address)
  }
})

test('the language can be changed while typing: the form turns, and what was typed stays', async () => {
  const app = await renderApp({ path: '/login', server })
  await app.user.type(await email(), 'ann@example.test')
  await app.user.click(screen.getByRole('button', { name: 'العربية' }))
  expect(await screen.findByRole('textbox', { name: 'البريد الإلكتروني' })).toHaveValue('ann@example.test')
  expect(document.documentElement).toHaveAttribute('lang', 'ar')
})

test('in Arabic the form is Arabic and the e-mail stays left to right', async () => {
  const app = await renderApp({ path: '/login', server, language: 'ar' })
  const box = await screen.findByRole('textbox', { name: 'البريد الإلكتروني' })
  expect(document.documentElement).toHaveAttribute('dir', 'rtl')
  expect(box).toHaveAttribute('dir', 'ltr')
  await app.user.click(screen.getByRole('button', { name: 'تسجيل الدخول' }))
  expect(box).toHaveAccessibleDescription('البريد الإلكتروني مطلوب')
})

test('a browser that refuses the cookie is told so, and the form stays', async () => {
  const ann = await addUser(server.app)
  const app = await renderApp({ path: '/login', server })
  app.network.cookies.set = () => app.network.cookies
  await fill(app, ann)
  await app.user.click(submit())
  expect(await screen.findByText(/this browser keeps no cookies for this site/)).toBeInTheDocument()
  expect(app.path()).toBe('/login')
  expect(app.store.getState().auth.user).toBeNull()
  expect(password()).toHaveValue(ann.password)
})

test('after too many tries it says until when, by the clock of the server', async () => {
  const app = await renderApp({
    path: '/login',
    server,
    services: { now: () => Date.parse('2031-05-05T10:00:00Z') },
  })
  const serverNow = Date.parse('2030-05-05T10:00:00Z')
  app.network.answer('/users/login', () =>
    Response.json(
      { success: false, code: 'too_many' },
      { status: 429, headers: { 'retry-after': '290', date: new Date(serverNow).toUTCString() } },
    ),
  )
  await fill(app, { email: 'ann@example.test', password: 'Kursi2026' })
  await app.user.click(submit())
  const minutes = wallOf(serverNow + 300_000, Intl.DateTimeFormat().resolvedOptions().timeZone).minutes
  expect(
    await screen.findByText(`Too many attempts. Please wait until ${formatHour(minutes)}, then try again.`),
  ).toBeVisible()
})
