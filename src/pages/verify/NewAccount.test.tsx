import { act, screen, waitFor } from '@testing-library/react'
import { addUser } from '@/testing/scenarios/builders'
import {
  chosen,
  codeBox,
  countdown,
  email,
  sent,
  signUpCodeEachTest,
  tryCode,
  unsent,
  verify,
} from '@/testing/scenarios/signUpCode'

const { server, openAt, mails, mailedCode, userRows } = signUpCodeEachTest()

const account = {
  name: 'Ann Lee',
  email,
  phone: '+970599000111',
  country: 'Palestine',
  city: 'Hebron',
  address: '',
  password: 'Kursi2026',
}

/** Records the request bodies of a call. Foreign hosts may require them to the letter. */
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
    await addUser(server().app, { phone: '+970599000111' })
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
