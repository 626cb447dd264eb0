import { screen, waitFor } from '@testing-library/react'
import { eachTest } from '@/testing/kit/eachTest'
import { startApi } from '@/testing/kit/startApi'
import storage from '@/testing/fixtures/v0.1.0/storage.json'
import { addKnownSalon, comeBack, leftAt } from '@/testing/scenarios/earlierVisit'

const server = eachTest(
  () => startApi({ now: () => leftAt }),
  api => api.close(),
)

const heading = (name: string) => screen.findByRole('heading', { name })
const button = (name: string | RegExp) => screen.findByRole('button', { name })

describe('a sign-up', () => {
  test.each([
    ['signUpChoosing', 'Choose your business type'],
    ['signUpChoosingProfile', 'Choose your profile type'],
  ] as const)('that was left at %s goes on there', async (situation, title) => {
    await comeBack(server(), situation)
    expect(await screen.findByRole('dialog', { name: title })).toBeVisible()
  })

  test('that waits for its code ends in an account', async () => {
    const { user } = await comeBack(server(), 'signUpVerifying')
    await user.click(await button(/^Resend Code/))
    const mailed = () => server().app.mailer.inbox?.()[0]?.text ?? ''
    await waitFor(() => expect(mailed()).toMatch(/\d{6}/))
    await user.type(screen.getByLabelText('Verification code'), /\d{6}/.exec(mailed())?.[0] ?? '')
    expect(await screen.findByRole('dialog', { name: 'Your account was created' })).toBeVisible()
    const account = await server().app.db.selectFrom('users').selectAll().executeTakeFirstOrThrow()
    expect(account).toMatchObject({ email: 'ann@example.test', phone: '+970599000111', role: 'customer' })
  })
})

test('the language, the colours, the person and the e-mail are still known', async () => {
  const { store } = await comeBack(server(), 'rememberedArabicDark')
  expect(document.documentElement).toHaveAttribute('lang', 'ar')
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark')
  const { auth } = store.getState()
  expect(auth.user?.name).toBe('Lina Haddad')
  expect(auth.remembered?.email).toBe('client@kursi.example')
})

describe('a booking', () => {
  const { idempotencyKey } = (
    JSON.parse(storage.bookingUnanswered.local.kursi) as {
      slices: { booking: { idempotencyKey: string } }
    }
  ).slices.booking
  const appointments = () => server().app.db.selectFrom('appointments').selectAll().execute()

  beforeEach(() => addKnownSalon(server()))

  test.each([
    ['bookingAskingPerson', 'With whom?'],
    ['bookingAskingTime', 'When?'],
    ['bookingConfirming', 'Is everything right?'],
  ] as const)('that was left at %s goes on there', async (situation, question) => {
    await comeBack(server(), situation)
    expect(await heading(question)).toBeVisible()
  })

  test('that was about to be sent is made', async () => {
    const { user } = await comeBack(server(), 'bookingConfirming')
    await user.click(await button(/^Book .* at 9:00 AM$/))
    expect(await heading('You are booked')).toBeVisible()
    expect(await appointments()).toMatchObject([{ starts_at: Date.parse('2026-11-30T07:00:00Z') }])
  })

  test('that got no answer is sent again with its key and its note', async () => {
    const { user } = await comeBack(server(), 'bookingUnanswered')
    await user.click(await button(/^Try again: .* at 9:00 AM$/))
    expect(await heading('You are booked')).toBeVisible()
    expect(await appointments()).toMatchObject([{ notes: 'Short at the sides, please' }])
    const keys = server().app.db.selectFrom('idempotency_keys').select('key')
    expect(await keys.execute()).toEqual([{ key: idempotencyKey }])
  })

  test('that was made is not made again', async () => {
    await comeBack(server(), 'booked')
    await screen.findByRole('heading', { level: 1 })
    expect(await appointments()).toEqual([])
  })
})

describe('a plan', () => {
  beforeEach(() =>
    server()
      .app.db.insertInto('coupons')
      .values({ code: 'SPRING20', kind: 'amount', value: 20, created_at: 0 })
      .execute(),
  )

  test('stays chosen with its coupon', async () => {
    await comeBack(server(), 'planWithCoupon')
    expect(await screen.findByRole('tab', { name: 'Gold', selected: true })).toBeVisible()
    expect((await screen.findAllByText('$140'))[0]).toBeVisible()
  })

  test.each(['checkoutPaying', 'checkoutRefused'] as const)('at %s can be paid for', async situation => {
    const { user } = await comeBack(server(), situation)
    await user.type(await screen.findByLabelText('Card number'), '4242424242424242')
    await user.type(screen.getByLabelText(/^Expiry/), '1230')
    await user.type(screen.getByLabelText(/^(CVC|Security code)/), '123')
    await user.click(screen.getByRole('button', { name: /^Subscribe/ }))
    expect(await screen.findByText('Your free trial has begun.')).toBeVisible()
    expect(await server().app.db.selectFrom('subscriptions').select('tier').execute()).toEqual([
      { tier: 'gold' },
    ])
  })

  test('that waits for the bank still asks', async () => {
    await comeBack(server(), 'checkoutAtTheBank')
    expect(await button('Confirm payment')).toBeVisible()
  })

  test('that was bought is not bought again', async () => {
    await comeBack(server(), 'checkoutDone')
    expect(await screen.findByRole('link', { name: 'Manage subscription' })).toBeVisible()
    expect(await server().app.db.selectFrom('charges').selectAll().execute()).toEqual([])
  })
})
