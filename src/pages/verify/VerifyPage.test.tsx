import { act, screen, waitFor } from '@testing-library/react'
import {
  codeBox,
  countdown,
  details,
  email,
  resend,
  sent,
  signUpCodeEachTest,
  tryCode,
  unsent,
  verify,
} from '@/testing/scenarios/signUpCode'

const { server, now, openAt, mails, mailedCode, otherCode, sleepFor } = signUpCodeEachTest()

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
  const app = await openAt({ ...unsent, codeSentAt: now() - 30_000 })
  expect(await countdown()).toHaveTextContent('60')
  expect(app.network.sent).toEqual([])
})

test('after the countdown the page says why the code is taken no more', async () => {
  await openAt({ ...unsent, codeSentAt: now() - 91_000 })
  expect(await codeBox()).toHaveAccessibleDescription('The time for this code is over. Ask for a new one.')
  expect(verify()).toBeDisabled()
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
    await server().request('POST', '/users/verify-new-account-code', request)
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
  expect(await codeBox()).toHaveFocus()
  expect(screen.getByText('The code was sent.')).toHaveRole('status')
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
