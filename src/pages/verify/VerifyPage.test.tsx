import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { closedVault, type Vault } from '@/api/vault'
import type { SignUpFlow } from '@/features/auth/signUpFlow'
import { addUser } from '@/testing/builders'
import { renderApp, type RenderedApp } from '@/testing/renderApp'
import { startApi, type TestApi } from '@/testing/startApi'

const email = 'ann+salon@example.test'
const details = {
  firstName: 'Ann',
  lastName: 'Lee',
  email,
  country: 'Palestine',
  city: 'Hebron',
  phone: '+970 0599 000 111',
}
const account = {
  name: 'Ann Lee',
  email,
  phone: '+970599000111',
  country: 'Palestine',
  city: 'Hebron',
  address: '',
  password: 'Kursi2026',
}
const chosen = { details, sealedPassword: 'sealed', business: 'barber', role: 'customer' } as const
const unsent: SignUpFlow = { step: 'verifying', ...chosen, codeSentAt: null }

/** Opens the one thing that the flows of these tests have sealed. */
const vault: Vault = {
  ...closedVault,
  open: sealed => Promise.resolve(sealed === 'sealed' ? 'Kursi2026' : null),
}

let server: TestApi
let now: number
beforeEach(async () => {
  now = Date.parse('2027-02-05T09:00:00Z')
  server = await startApi({ now: () => now })
})
afterEach(() => server.close())

const openAt = (
  signUp: SignUpFlow,
  options: Partial<Parameters<typeof renderApp>[0]> = {},
): Promise<RenderedApp> => {
  localStorage.setItem('kursi', JSON.stringify({ version: 1, slices: { auth: { signUp } } }))
  const { services, ...rest } = options
  return renderApp({ path: '/verify', server, services: { vault, now: () => now, ...services }, ...rest })
}

const codeBox = () => screen.findByRole('textbox', { name: 'Verification code' })
const verify = () => screen.getByRole('button', { name: 'Verify' })
const resend = () => screen.findByRole('button', { name: 'Resend Code' })
const countdown = () => screen.findByRole('timer')
const mails = () => server.services.mailer.inbox?.() ?? []
const sent = ({ network }: RenderedApp, line: string) => network.sent.filter(one => one === line)

function mailedCode(): string {
  const code = /\b\d{6}\b/.exec(mails()[0]?.text ?? '')?.[0]
  if (!code) throw new Error('No code was mailed')
  return code
}

const otherCode = () => String((Number(mailedCode()) + 1) % 1_000_000).padStart(6, '0')

async function tryCode({ user }: RenderedApp, code: string) {
  await user.clear(await codeBox())
  await user.click(await codeBox())
  await user.paste(code)
  await user.click(verify())
}

/** What is sent to the call as it leaves the page: another host than ours may want it to the letter. */
function watch(call: string): Record<string, unknown>[] {
  const sendings: Record<string, unknown>[] = []
  const { fetch } = globalThis
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    if (request.url.endsWith(call)) {
      sendings.push((await request.clone().json()) as Record<string, unknown>)
    }
    return fetch(request)
  }
  return sendings
}

/** Time passes while the tab sleeps; what wakes it is that somebody looks at it. */
const sleepFor = (seconds: number) => {
  now += seconds * 1000
  act(() => void fireEvent(document, new Event('visibilitychange')))
}

const userRows = () => server.services.db.selectFrom('users').selectAll().execute()

test.each([
  ['no flow', { step: 'filling', details: null }],
  ['a flow that is not so far', { step: 'choosing_business', details, sealedPassword: null }],
] as const)('with %s it leads to the form', async (_what, flow) => {
  const app = await openAt(flow)
  await waitFor(() => expect(app.path()).toBe('/signup'))
})

test('the code is mailed once on arrival, and the page names the address', async () => {
  const app = await openAt(unsent)
  expect(await countdown()).toHaveTextContent('90')
  expect(screen.getByText(email)).toHaveAttribute('dir', 'ltr')
  expect(sent(app, 'POST /users/new-account-send-verification-code')).toHaveLength(1)
  expect(mails().map(({ to }) => to)).toEqual([email])
  expect(await codeBox()).toHaveAttribute('autocomplete', 'one-time-code')
})

test('a reload keeps the flow, the countdown, and mails nothing more', async () => {
  const app = await openAt({ ...unsent, codeSentAt: now - 30_000 })
  expect(await countdown()).toHaveTextContent('60')
  expect(app.network.sent).toEqual([])
})

test.each([
  ['as it is', (code: string) => code],
  ['with spaces', (code: string) => ` ${code.slice(0, 3)} ${code.slice(3)}\n`],
  ['with a dash', (code: string) => `${code.slice(0, 3)}-${code.slice(3)}`],
])('the right code pasted %s makes the account, once', async (_what, pasted) => {
  const app = await openAt(unsent)
  await countdown()
  const tried = watch('/users/verify-new-account-code')
  const accounts = watch('/users/add')
  const code = mailedCode()
  await tryCode(app, pasted(code))
  await screen.findByRole('dialog', { name: 'Your account was created' })
  expect(tried).toEqual([{ email, verificationCode: code }])
  expect(accounts).toEqual([{ ...account, role: 'customer', salon: 'barber' }])
  expect(await userRows()).toMatchObject([
    {
      name: 'Ann Lee',
      email,
      phone: '+970599000111',
      role: 'customer',
      salon: 'barber',
      country: 'Palestine',
      city: 'Hebron',
    },
  ])
})

test('a made account can log in, and nothing kept or recorded holds its password', async () => {
  const app = await openAt(unsent)
  await countdown()
  await tryCode(app, mailedCode())
  await app.user.click(await screen.findByRole('link', { name: 'Go to Login' }))
  await waitFor(() => expect(app.path()).toBe('/login'))
  expect(await screen.findByRole('textbox', { name: 'Email' })).toHaveValue(email)
  await app.user.click(screen.getByLabelText('Password'))
  await app.user.paste('Kursi2026')
  await app.user.click(screen.getByRole('button', { name: 'Log in' }))
  await waitFor(() => expect(app.path()).toBe('/user'))
  const everything = [app.actions, app.store.getState(), Object.entries(localStorage)]
  expect(JSON.stringify(everything)).not.toContain('Kursi2026')
})

test('an owner’s account is asked for without the salon that a client wishes for', async () => {
  const app = await openAt({ ...unsent, role: 'barber' })
  await countdown()
  const accounts = watch('/users/add')
  await tryCode(app, mailedCode())
  await screen.findByRole('dialog', { name: 'Your account was created' })
  expect(accounts).toEqual([{ ...account, role: 'barber' }])
})

test('whoever asked for a page before comes to it with the new account, however the dialog is left', async () => {
  const app = await openAt(unsent, { path: '/login' })
  act(() => app.history.push('/verify', { from: '/user/payment' }))
  await countdown()
  await tryCode(app, mailedCode())
  await screen.findByRole('dialog', { name: 'Your account was created' })
  await app.user.keyboard('{Escape}')
  await waitFor(() => expect(app.path()).toBe('/login'))
  expect(app.history.location.state).toEqual({ from: '/user/payment' })
})

test('whoever gave a wrong e-mail finds the form as it was', async () => {
  const app = await openAt(unsent)
  await countdown()
  await app.user.click(screen.getByRole('link', { name: 'Change your details' }))
  expect(await screen.findByRole('textbox', { name: 'Email' })).toHaveValue(email)
  expect(app.path()).toBe('/signup')
  expect(screen.getByRole('textbox', { name: 'First name' })).toHaveValue('Ann')
  await waitFor(() => expect(screen.getByLabelText('Password')).toHaveValue('Kursi2026'))
})

test('an empty, short or wrong code is told at its field', async () => {
  const app = await openAt(unsent)
  await countdown()
  await app.user.click(verify())
  expect(await codeBox()).toHaveAccessibleDescription('Enter the six-digit code')
  await app.user.type(await codeBox(), '12345')
  expect(await codeBox()).toHaveAccessibleDescription('The code has six digits')
  await tryCode(app, otherCode())
  await waitFor(async () =>
    expect(await codeBox()).toHaveAccessibleDescription('Invalid verification code. Please try again.'),
  )
  expect(JSON.stringify([app.actions, app.store.getState()])).not.toContain(otherCode())
})

test('a code that was tried too often is dead, and a new one can be asked for at once', async () => {
  const app = await openAt(unsent)
  await countdown()
  const first = mailedCode()
  const wrong = otherCode()
  for (let tries = 0; tries < 5; tries += 1) {
    const request = { email, verificationCode: wrong }
    await server.request('POST', '/users/verify-new-account-code', request)
  }
  await tryCode(app, first)
  await waitFor(async () =>
    expect(await codeBox()).toHaveAccessibleDescription(
      'This code no longer works. Please ask for a new one.',
    ),
  )
  await app.user.click(await resend())
  expect(await countdown()).toHaveTextContent('90')
  expect(await codeBox()).toHaveValue('')
  await tryCode(app, mailedCode())
  expect(await screen.findByRole('dialog', { name: 'Your account was created' })).toBeVisible()
})

test('a dead code stays dead when no new one could be mailed, and can be asked for again', async () => {
  const app = await openAt(unsent)
  await countdown()
  const dead = { success: false, message: 'No more tries.', code: 'code_dead' }
  app.network.answer('/users/verify-new-account-code', () => Response.json(dead, { status: 400 }))
  await tryCode(app, otherCode())
  app.network.down()
  await app.user.click(await resend())
  expect(await screen.findByText('No connection. Check your network and try again.')).toBeVisible()
  expect(screen.queryByRole('timer')).not.toBeInTheDocument()
  app.network.up()
  await app.user.click(await resend())
  expect(await countdown()).toHaveTextContent('90')
})

describe('the countdown', () => {
  test('goes by the clock, also after the tab slept', async () => {
    await openAt(unsent)
    await countdown()
    sleepFor(40)
    expect(await countdown()).toHaveTextContent('50')
    expect(verify()).toBeEnabled()
    sleepFor(3600)
    expect(screen.queryByRole('timer')).not.toBeInTheDocument()
    expect(verify()).toBeDisabled()
  })

  test('ends in another code and starts again', async () => {
    const app = await openAt(unsent)
    await countdown()
    sleepFor(90)
    await app.user.dblClick(await resend())
    expect(await countdown()).toHaveTextContent('90')
    expect(verify()).toBeEnabled()
    expect(mails()).toHaveLength(2)
  })

  test('a mail that could not be sent is told, with another try', async () => {
    const app = await openAt(unsent, { path: '/login' })
    app.network.down()
    act(() => app.history.push('/verify'))
    expect(await screen.findByText('No connection. Check your network and try again.')).toBeVisible()
    expect(verify()).toBeDisabled()
    app.network.up()
    await app.user.click(await resend())
    expect(await countdown()).toHaveTextContent('90')
    expect(screen.queryByText('No connection. Check your network and try again.')).not.toBeInTheDocument()
  })
})

describe('when the account cannot be made', () => {
  test.each<[string, () => Response, string]>([
    [
      'refused',
      () => Response.json({ success: false }, { status: 400 }),
      'Failed to create account. Please try again.',
    ],
    ['broken', () => new Response('<html>', { status: 500 }), 'Error creating user. Please try again later.'],
  ])('because the call is %s, another try needs no new code', async (_what, answer, text) => {
    const app = await openAt(unsent)
    await countdown()
    app.network.answer('/users/add', answer, { once: true })
    await tryCode(app, mailedCode())
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.queryByRole('textbox', { name: 'Verification code' })).not.toBeInTheDocument()
    expect(screen.getByText('Your email is verified.')).toBeVisible()
    await app.user.click(screen.getByRole('button', { name: 'Create account' }))
    expect(await screen.findByRole('dialog', { name: 'Your account was created' })).toBeVisible()
    expect(sent(app, 'POST /users/verify-new-account-code')).toHaveLength(1)
  })

  test('because its answer was lost, another try finds the account made', async () => {
    const app = await openAt(unsent)
    await countdown()
    app.network.loseAnswer('/users/add')
    await tryCode(app, mailedCode())
    expect(await screen.findByText('Error creating user. Please try again later.')).toBeVisible()
    await app.user.click(screen.getByRole('button', { name: 'Create account' }))
    expect(await screen.findByRole('dialog', { name: 'Your account was created' })).toBeVisible()
    expect(await userRows()).toHaveLength(1)
  })

  test('because somebody took the phone meanwhile, it leads to the login', async () => {
    const app = await openAt(unsent)
    await countdown()
    await addUser(server.services, { phone: '+970599000111' })
    await tryCode(app, mailedCode())
    expect(await screen.findByText('User already exists. Please try logging in.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login')
  })

  test('because the proof is too old, a new code is on its way', async () => {
    await openAt({ step: 'creating', ...chosen, idempotencyKey: 'key-of-yesterday' }).then(({ user }) =>
      screen.findByRole('button', { name: 'Create account' }).then(button => user.click(button)),
    )
    expect(
      await screen.findByText('Your verification is too old. We have sent you a new code.'),
    ).toBeVisible()
    expect(await countdown()).toHaveTextContent('90')
    expect(mails()).toHaveLength(1)
  })

  test('because this browser kept no password, it is asked for', async () => {
    const app = await openAt({ ...unsent, sealedPassword: 'sealed elsewhere' })
    await countdown()
    await tryCode(app, mailedCode())
    const password = await screen.findByLabelText('Password')
    await app.user.type(password, 'Kursi2026')
    await app.user.click(verify())
    expect(await screen.findByRole('dialog', { name: 'Your account was created' })).toBeVisible()
    expect(JSON.stringify([app.actions, app.store.getState()])).not.toContain('Kursi2026')
  })
})

test('a second press and repeated Enter verify and create once', async () => {
  const app = await openAt(unsent)
  await countdown()
  const release = app.network.hold('/users/verify-new-account-code')
  await tryCode(app, mailedCode())
  await app.user.dblClick(verify())
  await app.user.type(await codeBox(), '{Enter}{Enter}')
  release()
  await screen.findByRole('dialog', { name: 'Your account was created' })
  expect(sent(app, 'POST /users/verify-new-account-code')).toHaveLength(1)
  expect(sent(app, 'POST /users/add')).toHaveLength(1)
})
