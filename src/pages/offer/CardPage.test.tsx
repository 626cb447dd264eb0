import { act, screen, waitFor } from '@testing-library/react'
import { paths } from '@/domain/paths'
import { addUser, type TestUser } from '@/testing/scenarios/builders'
import { renderApp, type RenderedApp } from '@/testing/kit/renderApp'
import { startApi, type TestApi } from '@/testing/kit/startApi'
import { startStripe, type StripeStandIn } from '@/testing/doubles/stripeStandIn'

let stripe: StripeStandIn
let server: TestApi
let owner: TestUser

beforeEach(async () => {
  stripe = await startStripe()
  server = await startApi({ config: { setting: stripe.setting } })
  owner = await addUser(server.app, { role: 'beauty_salon' })
})
afterEach(async () => {
  await server.close()
  await stripe.close()
})

const open = (path: string, language: 'en' | 'ar' = 'en') =>
  renderApp({ path, server, signedInAs: owner, language })

/** A new page load at the address with the browser's persisted state, as after returning from another site. */
async function comeBack(app: RenderedApp, path: string): Promise<void> {
  await act(async () => app.history.push(path))
}

async function leaveForCard(plan = 'Choose Bronze, One person'): Promise<RenderedApp> {
  const app = await open(paths.manageSubscription)
  await app.user.click(await screen.findByRole('button', { name: plan }))
  await app.user.click(await screen.findByRole('button', { name: 'Enter your card' }))
  await waitFor(() => expect(app.left).toEqual(['https://checkout.test/cs_test_0']))
  return app
}

async function payWith(card: string): Promise<RenderedApp> {
  const app = await leaveForCard()
  await comeBack(app, `${paths.offer}?card=${stripe.enterCard(card)}`)
  expect(await screen.findByText('Card ending in 4242')).toBeVisible()
  await app.user.click(screen.getByRole('button', { name: 'Subscribe' }))
  return app
}

test('the card is entered elsewhere, and the plan begins with it', async () => {
  await payWith('fine')
  expect(await screen.findByRole('heading', { name: 'You are subscribed' })).toBeVisible()
  expect(stripe.intents).toMatchObject([{ amount: 2000, status: 'succeeded' }])
})

test('there is no field for a card number on our page', async () => {
  await leaveForCard()
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Subscribe' })).not.toBeInTheDocument()
})

test('whoever comes back without a card is told so and can go again', async () => {
  const app = await leaveForCard()
  await comeBack(app, `${paths.offer}?card=cs_test_0`)
  expect(await screen.findByText('No card was entered.')).toBeVisible()
  await app.user.click(screen.getByRole('button', { name: 'Enter your card' }))
  await waitFor(() => expect(app.left).toHaveLength(2))
})

test('the card of somebody else’s page is not taken', async () => {
  const app = await leaveForCard()
  const ben = await addUser(server.app)
  await server.app.gateway.openCardPage?.({ userId: ben.uid, email: ben.email, returnUrl: 'http://x' })
  await comeBack(app, `${paths.offer}?card=${stripe.enterCard('fine')}`)
  expect(await screen.findByText('No card was entered.')).toBeVisible()
})

test('a provider that is down is told, and nothing is left for', async () => {
  const app = await open(paths.manageSubscription)
  await app.user.click(await screen.findByRole('button', { name: 'Choose Bronze, One person' }))
  stripe.faults.push(429)
  await app.user.click(await screen.findByRole('button', { name: 'Enter your card' }))
  expect(await screen.findByText(/Something went wrong/)).toBeVisible()
  expect(app.left).toEqual([])
})

test('a declined card says so, and another can be entered', async () => {
  await payWith('declined')
  expect(await screen.findByText(/The card was declined. Nothing was charged./)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Use another card' })).toBeVisible()
})

test('the bank’s page: back without an answer it still asks, confirmed it subscribes', async () => {
  const app = await payWith('asks')
  const link = await screen.findByRole('link', { name: 'Go to your bank’s page' })
  expect(link).toHaveAttribute('href', 'https://bank.test/pi_0')
  await comeBack(app, `${paths.offer}?bank=visited`)
  await waitFor(() => expect(app.network.sent).toContain('POST /subscriptions/confirm'))
  expect(await screen.findByRole('link', { name: 'Go to your bank’s page' })).toBeVisible()
  await app.user.click(screen.getByRole('button', { name: 'I have confirmed' }))
  expect(await screen.findByText('Your bank has not confirmed the payment yet.')).toBeVisible()
  stripe.answerBank(true)
  await comeBack(app, paths.manageSubscription)
  await comeBack(app, `${paths.offer}?bank=visited`)
  expect(await screen.findByRole('heading', { name: 'You are subscribed' })).toBeVisible()
})

test('a refusal at the bank’s page is told', async () => {
  const app = await payWith('asks')
  await screen.findByRole('link', { name: 'Go to your bank’s page' })
  stripe.answerBank(false)
  await app.user.click(screen.getByRole('button', { name: 'I have confirmed' }))
  expect(await screen.findByText(/The payment was not confirmed/)).toBeVisible()
})

test('another card for a running plan, in Arabic', async () => {
  await payWith('fine')
  await screen.findByRole('heading', { name: 'You are subscribed' })
  await server.app.gateway.openCardPage?.({
    userId: owner.uid,
    email: owner.email,
    returnUrl: 'http://x',
  })
  const app = await open(`${paths.manageSubscription}?card=${stripe.enterCard('other')}`, 'ar')
  await app.user.click(await screen.findByRole('button', { name: 'استخدم هذه البطاقة' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(app.path()).toBe(paths.manageSubscription)
  const row = await server.app.db.selectFrom('subscriptions').select('payment_method').executeTakeFirst()
  expect(row?.payment_method).toMatch(/^pm_other\//)
})
