import { screen, waitFor } from '@testing-library/react'
import { closedVault } from '@/store/vault'
import type { User } from '@/domain/user'
import type { Language } from '@/domain/languages'
import { eachTest } from '@/testing/kit/eachTest'
import { renderApp, type RenderedApp } from '@/testing/kit/renderApp'
import { startApi } from '@/testing/kit/startApi'
import storage from '@/testing/fixtures/v0.1.0/storage.json'
import { addSalon, addUser, type TestUser } from '@/testing/scenarios/builders'

type Situation = keyof typeof storage

/** The Saturday on which release 0.1.0 wrote these fixtures. */
const leftAt = Date.parse('2026-11-28T19:25:00Z')
const now = () => leftAt

const server = eachTest(
  () => startApi({ now }),
  api => api.close(),
)

async function addKnownUser(user: string | undefined): Promise<TestUser | undefined> {
  if (user === undefined) return undefined
  const { uid, ...account } = JSON.parse(user) as User
  return addUser(server().app, { id: uid, ...account })
}

async function comeBack(situation: Situation): Promise<RenderedApp> {
  const { path } = storage[situation]
  const entries: Record<string, string> = storage[situation].local
  const user = await addKnownUser(entries['user'])
  for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value)
  const vault = { ...closedVault, open: () => Promise.resolve('Sesame123') }
  return renderApp({
    path,
    server: server(),
    language: entries['language'] as Language,
    services: { now, vault },
    ...(user && { signedInAs: user }),
  })
}

const heading = (name: string) => screen.findByRole('heading', { name })
const button = (name: string | RegExp) => screen.findByRole('button', { name })

describe('a sign-up', () => {
  test.each([
    ['signUpChoosing', 'Choose your business type'],
    ['signUpChoosingProfile', 'Choose your profile type'],
  ] as const)('that was left at %s goes on there', async (situation, title) => {
    await comeBack(situation)
    expect(await screen.findByRole('dialog', { name: title })).toBeVisible()
  })

  test('that waits for its code ends in an account', async () => {
    const { user } = await comeBack('signUpVerifying')
    await user.click(await button(/^Resend Code/))
    const mailed = () => server().app.mailer.inbox?.()[0]?.text ?? ''
    await waitFor(() => expect(mailed()).toMatch(/\d{6}/))
    await user.type(screen.getByLabelText('Verification code'), /\d{6}/.exec(mailed())?.[0] ?? '')
    await user.click(screen.getByRole('button', { name: 'Verify' }))
    expect(await screen.findByRole('dialog', { name: 'Your account was created' })).toBeVisible()
    const account = await server().app.db.selectFrom('users').selectAll().executeTakeFirstOrThrow()
    expect(account).toMatchObject({ email: 'ann@example.test', phone: '+970599000111', role: 'customer' })
  })
})

test('the language, the colours, the person and the e-mail are still known', async () => {
  const { store } = await comeBack('rememberedArabicDark')
  expect(document.documentElement).toHaveAttribute('lang', 'ar')
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark')
  const { auth } = store.getState()
  expect(auth.user?.name).toBe('Lina Haddad')
  expect(auth.remembered?.email).toBe('client@kursi.example')
})

describe('a booking', () => {
  const { salonId, serviceIds, idempotencyKey } = (
    JSON.parse(storage.bookingUnanswered.local.kursi) as {
      slices: { booking: { salonId: string; serviceIds: string[]; idempotencyKey: string } }
    }
  ).slices.booking
  const addKnownSalon = () => addSalon(server().app, { id: salonId, service: { id: serviceIds[0] ?? '' } })
  const appointments = () => server().app.db.selectFrom('appointments').selectAll().execute()

  beforeEach(addKnownSalon)

  test.each([
    ['bookingAskingPerson', 'With whom?'],
    ['bookingAskingTime', 'When?'],
    ['bookingConfirming', 'Is everything right?'],
  ] as const)('that was left at %s goes on there', async (situation, question) => {
    await comeBack(situation)
    expect(await heading(question)).toBeVisible()
  })

  test('that was about to be sent is made', async () => {
    const { user } = await comeBack('bookingConfirming')
    await user.click(await button(/^Book .* at 9:00 AM$/))
    expect(await heading('You are booked')).toBeVisible()
    expect(await appointments()).toMatchObject([{ starts_at: Date.parse('2026-11-30T07:00:00Z') }])
  })

  test('that got no answer is sent again with its key and its note', async () => {
    const { user } = await comeBack('bookingUnanswered')
    await user.click(await button(/^Try again: .* at 9:00 AM$/))
    expect(await heading('You are booked')).toBeVisible()
    expect(await appointments()).toMatchObject([{ notes: 'Short at the sides, please' }])
    const keys = server().app.db.selectFrom('idempotency_keys').select('key')
    expect(await keys.execute()).toEqual([{ key: idempotencyKey }])
  })

  test('that was made is not made again', async () => {
    await comeBack('booked')
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
    await comeBack('planWithCoupon')
    expect(await screen.findByRole('tab', { name: 'Gold', selected: true })).toBeVisible()
    expect((await screen.findAllByText('$140'))[0]).toBeVisible()
  })

  test.each(['checkoutPaying', 'checkoutRefused'] as const)('at %s can be paid for', async situation => {
    const { user } = await comeBack(situation)
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
    await comeBack('checkoutAtTheBank')
    expect(await button('Confirm payment')).toBeVisible()
  })

  test('that was bought is not bought again', async () => {
    await comeBack('checkoutDone')
    expect(await screen.findByRole('link', { name: 'Manage subscription' })).toBeVisible()
    expect(await server().app.db.selectFrom('charges').selectAll().execute()).toEqual([])
  })
})
