import { cleanup, screen, waitFor } from '@testing-library/react'
import { paths } from '@/domain/paths'
import { nineOClock, startPayingClient, type PayingClient } from '@/testing/scenarios/payingClient'
import { renderApp } from '@/testing/kit/renderApp'
import { startStripe, type StripeStandIn } from '@/testing/doubles/stripeStandIn'

const clock = { now: () => nineOClock - 24 * 60 * 60_000 }

let stripe: StripeStandIn
let client: PayingClient

beforeEach(async () => {
  stripe = await startStripe()
  client = await startPayingClient({ ...clock, config: { setting: stripe.setting } })
  await client.book(nineOClock)
})
afterEach(async () => {
  await client.api.close()
  await stripe.close()
})

const appointment = (path: string) =>
  renderApp({ path, signedInAs: client.ann, server: client.api, services: clock })

/** A new page load at the return address that was given to the card page. */
async function comeBack(to: 'success_url' | 'cancel_url', card = '') {
  const { form } = stripe.calls.findLast(({ path }) => path === '/v1/checkout/sessions') ?? {}
  const { pathname, search } = new URL(form?.get(to) ?? '')
  cleanup()
  return appointment(pathname + decodeURIComponent(search).replace('{CHECKOUT_SESSION_ID}', card))
}

async function leaveForCard() {
  const app = await appointment(paths.clientAppointments)
  await app.user.click(await screen.findByRole('button', { name: 'Pay $20 now' }))
  await app.user.click(await screen.findByRole('button', { name: 'Enter your card' }))
  await waitFor(() => expect(app.left).toEqual(['https://checkout.test/cs_test_0']))
}

test('a card from the provider’s page pays the visit that it was entered for; another follows a declined one', async () => {
  await leaveForCard()
  let app = await comeBack('success_url', stripe.enterCard('declined'))
  expect(await screen.findByText('Card ending in 4242')).toBeVisible()
  await app.user.click(screen.getByRole('button', { name: 'Pay $20' }))
  expect(await screen.findByText('The card was declined. Nothing was charged.')).toBeVisible()
  await app.user.click(screen.getByRole('button', { name: 'Use another card' }))
  await waitFor(() => expect(app.left).toHaveLength(1))

  app = await comeBack('success_url', stripe.enterCard('fine'))
  expect(await screen.findByText('Card ending in 4242')).toBeVisible()
  expect(screen.queryByText('The card was declined. Nothing was charged.')).not.toBeInTheDocument()
  await app.user.click(screen.getByRole('button', { name: 'Pay $20' }))
  expect(await screen.findByText('$20 paid')).toBeVisible()
  expect(stripe.intents.map(({ status }) => status).sort()).toEqual(['requires_payment_method', 'succeeded'])

  cleanup()
  app = await appointment(app.path())
  expect(await screen.findByText('$20 paid')).toBeVisible()
  await app.user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) ?? document.body)
  expect(app.path()).toBe(paths.clientAppointments)
  expect(await screen.findByText('Paid online')).toBeVisible()
})

test('whoever comes back without a card finds the payment open and can go again', async () => {
  await leaveForCard()
  const app = await comeBack('cancel_url')
  await app.user.click(await screen.findByRole('button', { name: 'Enter your card' }))
  await waitFor(() => expect(app.left).toHaveLength(1))
  expect(stripe.intents).toEqual([])
})
