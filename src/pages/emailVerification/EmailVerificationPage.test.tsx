import { screen, waitFor } from '@testing-library/react'
import { addUser, type TestUser } from '@/testing/scenarios/builders'
import { renderApp, type RenderedApp } from '@/testing/kit/renderApp'
import { startApi, type TestApi } from '@/testing/kit/startApi'

let server: TestApi
let now: number
let ann: TestUser
beforeEach(async () => {
  now = Date.parse('2027-02-05T09:00:00Z')
  server = await startApi({ now: () => now })
  ann = await addUser(server.app, { email: 'ann+salon@example.test' })
})
afterEach(() => server.close())

const mails = () => server.app.mailer.inbox?.() ?? []
const emailBox = () => screen.findByRole('textbox', { name: 'Email' })
const newPassword = () => screen.findByLabelText('New password')
const confirmation = () => screen.getByLabelText('Confirm new password')

async function askForLink(app: RenderedApp, email: string) {
  await app.user.type(await emailBox(), email)
  await app.user.click(screen.getByRole('button', { name: 'Send Reset Link' }))
}

/** The link in the newest mail. The e-mail is requested in upper case. */
async function mailedLink(): Promise<string> {
  await server.request('POST', '/users/forgot-password', { email: ann.email.toUpperCase() })
  const link = /\/email-verification\S+/.exec(mails()[0]?.text ?? '')?.[0]
  if (!link) throw new Error('No link was mailed')
  return link
}

const tokenOf = (link: string) => new URLSearchParams(link.split('?')[1]).get('token') ?? ''

async function setPassword({ user }: RenderedApp, password: string, again = password) {
  await user.type(await newPassword(), password)
  await user.type(confirmation(), again)
  await user.click(screen.getByRole('button', { name: 'Save password' }))
}

const logInWith = async (password: string) =>
  (await server.request('POST', '/users/login', { identifier: ann.email, password })).status

describe('/forgot-password', () => {
  test('mails the link and goes on to name the address, also after a reload', async () => {
    const app = await renderApp({ path: '/forgot-password', server })
    await askForLink(app, ' Ann+Salon@Example.test')
    expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeVisible()
    expect(app.path()).toBe('/email-verification')
    expect(screen.getByText(ann.email)).toHaveAttribute('dir', 'ltr')
    expect(app.history.location.state).toEqual({ email: ann.email })
    await server.app.outbox.settled()
    expect(mails().map(({ to }) => to)).toEqual([ann.email])
    expect(screen.getByRole('link', { name: 'Use another one' })).toHaveAttribute('href', '/forgot-password')

    await app.user.click(screen.getByRole('button', { name: 'Resend link' }))
    expect(await screen.findByText('Sent again.')).toBeVisible()
    await server.app.outbox.settled()
    expect(mails()).toHaveLength(2)
  })

  test('says the same to an address without an account, and mails nothing', async () => {
    const app = await renderApp({ path: '/forgot-password', server })
    await askForLink(app, 'nobody@example.test')
    expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeVisible()
    expect(mails()).toEqual([])
  })

  test('tells what is no e-mail at the field', async () => {
    const app = await renderApp({ path: '/forgot-password', server })
    await askForLink(app, 'ann@')
    expect(await emailBox()).toHaveAccessibleDescription('Please enter a valid email address')
    expect(app.network.sent).toEqual([])
  })

  test('tells a refusal and a silence apart, keeps the e-mail, and works afterwards', async () => {
    const app = await renderApp({ path: '/forgot-password', server })
    app.network.answer('/users/forgot-password', () => new Response('<html>', { status: 500 }), {
      once: true,
    })
    await askForLink(app, ann.email)
    expect(await screen.findByText('Error sending email. Please try again.')).toBeVisible()
    app.network.down()
    await app.user.click(screen.getByRole('button', { name: 'Send Reset Link' }))
    expect(await screen.findByText('An error occurred. Please try again.')).toBeVisible()
    expect(await emailBox()).toHaveValue(ann.email)
    app.network.up()
    await app.user.click(screen.getByRole('button', { name: 'Send Reset Link' }))
    expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeVisible()
  })
})

describe('/email-verification', () => {
  test('opened cold leads to where the link is asked for', async () => {
    const app = await renderApp({ path: '/email-verification', server })
    await waitFor(() => expect(app.path()).toBe('/forgot-password'))
  })

  test('sets a new password by the mailed link, and leads to the login', async () => {
    const app = await renderApp({ path: await mailedLink(), server })
    await setPassword(app, 'Kursi2027')
    expect(await screen.findByText('Your password was changed.')).toBeVisible()
    expect(await logInWith('Kursi2027')).toBe(200)
    expect(await logInWith(ann.password)).toBe(401)
    expect(JSON.stringify([app.actions, app.store.getState(), Object.entries(localStorage)])).not.toContain(
      'Kursi2027',
    )
    await app.user.click(screen.getByRole('link', { name: 'Go to Login' }))
    await waitFor(() => expect(app.path()).toBe('/login'))
  })

  test('a password remembered before the reset is not offered any more', async () => {
    localStorage.setItem('rememberedEmail', ann.email)
    localStorage.setItem('rememberedPassword', 'c2VhbGVk')
    const app = await renderApp({ path: await mailedLink(), server })
    await setPassword(app, 'Kursi2027')
    await screen.findByText('Your password was changed.')
    await waitFor(() => expect(localStorage.getItem('rememberedPassword')).toBeNull())
    expect(localStorage.getItem('rememberedEmail')).toBe(ann.email)
  })

  test('tells weak and differing passwords at their fields', async () => {
    const app = await renderApp({ path: await mailedLink(), server })
    await setPassword(app, 'weak', 'other')
    expect(await newPassword()).toHaveAccessibleDescription(/^Password must be at least 8 characters/)
    expect(confirmation()).toHaveAccessibleDescription('New passwords do not match')
    for (const alert of screen.queryAllByRole('alert')) expect(alert).toBeEmptyDOMElement()
    expect(await logInWith(ann.password)).toBe(200)
  })

  const deadText = 'This link was used or is too old.'

  test('a used link says so and leads to a new one', async () => {
    const link = await mailedLink()
    const token = tokenOf(link)
    await server.request('POST', '/users/reset-password', { token, newPassword: 'Kursi2027' })
    const app = await renderApp({ path: link, server })
    await setPassword(app, 'Kursi2028')
    expect(await screen.findByText(deadText)).toBeVisible()
    expect(await logInWith('Kursi2027')).toBe(200)
    await app.user.click(screen.getByRole('link', { name: 'Ask for a new link' }))
    await waitFor(() => expect(app.path()).toBe('/forgot-password'))
  })

  test('an old link says so', async () => {
    const link = await mailedLink()
    now += 24 * 60 * 60 * 1000
    const app = await renderApp({ path: link, server })
    await setPassword(app, 'Kursi2027')
    expect(await screen.findByText(deadText)).toBeVisible()
  })

  test('after a silence the same link works with the next press', async () => {
    const app = await renderApp({ path: await mailedLink(), server })
    app.network.down()
    await setPassword(app, 'Kursi2027')
    expect(await screen.findByText('No connection. Check your network and try again.')).toBeVisible()
    app.network.up()
    await app.user.click(screen.getByRole('button', { name: 'Save password' }))
    expect(await screen.findByText('Your password was changed.')).toBeVisible()
  })
})
