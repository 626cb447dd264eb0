import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { randomUUID } from 'node:crypto'
import { paths } from '@/domain/paths'
import { insertCoupon } from '@/server/db/coupons'
import { createJobs } from '@/server/jobs/jobs'
import { addUser, signIn, type TestUser } from '@/testing/scenarios/builders'
import { renderApp } from '@/testing/kit/renderApp'
import { startApi, type TestApi } from '@/testing/kit/startApi'

const day = 24 * 60 * 60 * 1000

let now: number
let server: TestApi
let owner: TestUser

beforeEach(async () => {
  now = Date.parse('2027-03-01T10:00:00Z')
  server = await startApi({ now: () => now })
  owner = await addUser(server.app, { role: 'barber' })
  for (const [code, kind, value] of [
    ['SPRING', 'percent', 10],
    ['OVER', 'percent', 50],
    ['FIVE', 'amount', 5],
  ] as const) {
    const endsAt = code === 'OVER' ? now : null
    const discount = { kind, value }
    await insertCoupon(server.app.db, { code, discount, startsAt: null, endsAt, maxUses: null }, now)
  }
})
afterEach(() => server.close())

const open = (language: 'en' | 'ar' = 'en') =>
  renderApp({ path: paths.manageSubscription, server, signedInAs: owner, language })

const subscribe = async (tier = 'bronze', paymentMethod = 'tok_succeeds') => {
  const body = { tier, size: 'one_person', paymentMethod }
  await server.request('POST', '/subscriptions', body, {
    cookie: await signIn(server, owner),
    key: randomUUID(),
  })
}
const card = (heading: string) => {
  const found = screen.getByRole('heading', { name: heading }).closest('li')
  if (!found) throw new Error(`No card ${heading}`)
  return within(found)
}

test('four tabs, each with a plan for one and one for a team, as they are sold', async () => {
  const { user } = await open()
  const tabs = await screen.findAllByRole('tab')
  expect(tabs.map(tab => tab.textContent)).toEqual(['Bronze', 'Silver', 'Gold', 'Premium'])
  expect(card('One person').getByText('$20')).toBeVisible()
  expect(card('Team').getByText('$40')).toBeVisible()
  expect(card('Team').getByText('for 1 month')).toBeVisible()
  await user.click(screen.getByRole('tab', { name: 'Silver' }))
  expect(card('One person').getByText('for 3 months')).toBeVisible()
  expect(card('Team').queryByText('Top rated')).not.toBeInTheDocument()
  await user.click(screen.getByRole('tab', { name: 'Premium' }))
  expect(card('Team').getByText('for 1 year')).toBeVisible()
  const team = card('Team')
  expect(team.getByText('$400')).toBeVisible()
  expect(team.getByText('$480')).toBeVisible()
  for (const line of ['Top rated', '30 days free trial', 'Faster customer service', 'Enhanced support']) {
    expect(team.getByText(line)).toBeVisible()
  }
  expect(screen.getByRole('link', { name: 'Terms of Exchange' })).toHaveAttribute(
    'href',
    paths.termsOfExchange,
  )
  const agreement = within(screen.getByText(/By subscribing you agree/))
  expect(agreement.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual([
    paths.termsOfExchange,
    paths.terms,
    paths.privacyPolicy,
  ])
})

test('all plans stand side by side, with what a month costs', async () => {
  await open()
  const table = within(await screen.findByRole('table'))
  const gold = within(table.getByRole('row', { name: /^Gold/ }))
  expect(gold.getByText('about $27 a month')).toBeVisible()
  expect(gold.getByText('14 days')).toBeVisible()
  expect(within(table.getByRole('row', { name: /^Silver/ })).getByText('$20 a month')).toBeVisible()
})

test('a coupon that counts lowers the prices; Cancel takes it away again', async () => {
  const { user, network } = await open()
  await user.click(await screen.findByRole('button', { name: 'Apply Coupon' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Apply Coupon' }))
  await user.click(dialog.getByRole('button', { name: 'Apply' }))
  expect(await dialog.findByText('Enter a coupon code')).toBeVisible()
  await user.type(dialog.getByLabelText('Coupon code'), 'over')
  await user.click(dialog.getByRole('button', { name: 'Apply' }))
  expect(await dialog.findByText('This coupon has expired')).toBeVisible()
  await user.clear(dialog.getByLabelText('Coupon code'))
  await user.type(dialog.getByLabelText('Coupon code'), ' spring ')
  network.down()
  await user.click(dialog.getByRole('button', { name: 'Apply' }))
  expect(await dialog.findByText('No connection. Check your network and try again.')).toBeVisible()
  network.up()
  await user.type(dialog.getByLabelText('Coupon code'), '{Enter}')
  expect(await screen.findByText('Coupon SPRING is applied: 10% off the first payment.')).toBeVisible()
  expect(card('One person').getByText('$18')).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Change Coupon' }))
  await user.click(await screen.findByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(card('One person').getByText('$18')).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Change Coupon' }))
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(screen.getByText('Have a coupon?')).toBeVisible()
  expect(card('One person').getByText('$20')).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Apply Coupon' }))
  await user.type(await screen.findByLabelText('Coupon code'), 'five{Enter}')
  expect(await screen.findByText('Coupon FIVE is applied: $5 off the first payment.')).toBeVisible()
  expect(card('Team').getByText('$35')).toBeVisible()
})

test('the running plan, its next charge, and auto-renewal off and on', async () => {
  await subscribe()
  const { user } = await open()
  expect(await screen.findByRole('heading', { name: /Bronze, One person/ })).toBeVisible()
  expect(screen.getByText('Active')).toBeVisible()
  expect(screen.getByText('$20 on Mar 31, 2027')).toBeVisible()
  expect(screen.getByText('ending in 4242')).toBeVisible()
  expect(card('One person').getByText('Your plan')).toBeVisible()
  expect(card('Team').queryByText('Your plan')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Choose/ })).not.toBeInTheDocument()
  const renewal = screen.getByRole('switch', { name: 'Auto-renewal' })
  expect(renewal).toBeChecked()
  await user.click(renewal)
  expect(await screen.findByText('Will not renew')).toBeVisible()
  expect(screen.queryByText(/^\$20 on/)).not.toBeInTheDocument()
  await user.click(renewal)
  expect(await screen.findByText('Active')).toBeVisible()
})

test('auto-renewal in the last 24 hours: the server’s no is told and the switch stays on', async () => {
  await subscribe()
  now += 30.5 * day
  const { user } = await open()
  await user.click(await screen.findByRole('switch', { name: 'Auto-renewal' }))
  expect(await screen.findByText(/can only be turned off until 24 hours before/)).toBeVisible()
  expect(screen.getByRole('switch', { name: 'Auto-renewal' })).toBeChecked()
})

test('a payment that was refused is told, and when the plan is over another can be chosen', async () => {
  await subscribe('gold', 'tok_declines_later')
  now += 13 * day
  await createJobs(server.app).runDue()
  await open()
  expect(await screen.findByText('The last payment was refused.')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Choose/ })).not.toBeInTheDocument()
  cleanup()

  now += 9 * day
  const { user } = await open()
  expect(await screen.findByText('Ended')).toBeVisible()
  expect(screen.queryByText('The last payment was refused.')).not.toBeInTheDocument()
  await user.click(await screen.findByRole('tab', { name: 'Premium' }))
  expect(screen.getByRole('button', { name: 'Choose Premium, Team' })).toBeVisible()
  // An account gets one trial only.
  expect(screen.queryByText('30 days free trial')).not.toBeInTheDocument()
})

test('plans that are on their way or cannot be loaded say so, and can be asked for again', async () => {
  const { network, user, history } = await renderApp({ path: paths.payments, server, signedInAs: owner })
  const release = network.hold('/subscriptions/mine')
  network.answer('/plans', () => new Response('<html>', { status: 500 }), { once: true })
  act(() => history.push(paths.manageSubscription))
  expect(await screen.findByText('Loading…')).toBeInTheDocument()
  expect(await screen.findByText('The plans could not be loaded.')).toBeVisible()
  release()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findAllByRole('tab')).toHaveLength(4)
})

test('in Arabic', async () => {
  await subscribe('gold')
  await open('ar')
  expect(await screen.findByRole('heading', { name: 'إدارة الاشتراك' })).toBeVisible()
  expect(await screen.findByText('تجربة مجانية', { selector: 'span' })).toBeVisible()
  expect(screen.getByRole('switch', { name: 'التجديد التلقائي' })).toBeChecked()
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('ذهبية')
  expect(screen.getAllByRole('tab').map(tab => tab.textContent)).toEqual([
    'برونزية',
    'فضية',
    'ذهبية',
    'بريميوم',
  ])
})
