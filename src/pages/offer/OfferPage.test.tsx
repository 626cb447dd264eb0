import { act, screen, waitFor } from '@testing-library/react'
import { paths } from '@/domain/paths'
import { insertCoupon } from '@/server/db/coupons'
import { markFormerAccount } from '@/server/db/formerAccounts'
import { checkoutOpened } from '@/features/cards/checkoutSlice'
import { couponApplied } from '@/features/subscription/subscriptionSlice'
import { addUser, type TestUser } from '@/testing/scenarios/builders'
import { renderApp, type RenderedApp } from '@/testing/kit/renderApp'
import { startApi, type TestApi } from '@/testing/kit/startApi'
import { tooMany, waitUntil } from '@/testing/kit/tooMany'

let server: TestApi
let owner: TestUser

beforeEach(async () => {
  server = await startApi()
  owner = await addUser(server.app, { role: 'beauty_salon' })
})
afterEach(() => server.close())

const open = (options: { path?: string; language?: 'en' | 'ar' } = {}) =>
  renderApp({ path: paths.manageSubscription, server, signedInAs: owner, ...options })

async function choose({ user, path }: RenderedApp, plan = 'Choose Bronze, One person') {
  await user.click(await screen.findByRole('button', { name: plan }))
  await waitFor(() => expect(path()).toBe(paths.offer))
  await screen.findByRole('heading', { name: 'Welcome' })
}

async function enterCard({ user }: RenderedApp, number = '4242 4242 4242 4242') {
  for (const [label, text] of [
    ['Card number', number],
    ['Expiry MM/YY', '12/30'],
    ['Security code', '123'],
  ] as const) {
    const box = await screen.findByLabelText(label)
    await user.clear(box)
    await user.type(box, text)
  }
}

const press = ({ user }: RenderedApp) => user.click(screen.getByRole('button', { name: 'Subscribe' }))
const charges = () => server.app.db.selectFrom('sandbox_charges').selectAll().execute()
const posts = ({ network }: RenderedApp) => network.sent.filter(call => call === 'POST /subscriptions')

test('from the plan to the receipt; the card is in no action, no state and no request', async () => {
  const app = await open()
  await choose(app)
  expect(screen.getByRole('heading', { name: 'Payment' })).toBeVisible()
  expect(screen.getByText('Subscription Plan').nextSibling).toHaveTextContent('Bronze, One person')
  expect(screen.getByText('Price').nextSibling).toHaveTextContent('$20')
  await enterCard(app)
  await press(app)
  expect(await screen.findByRole('heading', { name: 'You are subscribed' })).toBeVisible()
  expect(await screen.findByText('ending in 4242')).toBeVisible()
  expect((await screen.findByText('Paid today')).nextSibling).toHaveTextContent('$20')
  expect(screen.getByText('Invoice').nextSibling).toHaveTextContent('1')
  const seen = JSON.stringify([app.actions, app.store.getState(), localStorage.getItem('kursi')])
  expect(seen).not.toMatch(/4242[ -]?4242/)
  expect(seen).toContain('tok_succeeds')
  await app.user.click(screen.getByRole('link', { name: 'Payment history' }))
  expect(await screen.findByText('1 payment')).toBeVisible()
})

test('where no payment provider is set, no card is asked for and the page says so', async () => {
  const shop = await startApi({ config: { demo: false } })
  const app = await renderApp({
    path: paths.manageSubscription,
    server: shop,
    signedInAs: await addUser(shop.app, { role: 'beauty_salon' }),
  })
  await choose(app)
  expect(await screen.findByText('Paying by card is not possible here yet.')).toBeVisible()
  expect(screen.queryByLabelText('Card number')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Subscribe' })).not.toBeInTheDocument()
  await shop.close()
})

test('opened without a plan it leads to the plans; Cancel goes back a page', async () => {
  const app = await open({ path: paths.payments })
  act(() => app.history.push(paths.offer))
  await waitFor(() => expect(app.path()).toBe(paths.manageSubscription))
  await choose(app)
  await app.user.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(app.path()).toBe(paths.manageSubscription))
  act(() => app.history.go(-1))
  await waitFor(() => expect(app.path()).toBe(paths.payments))
})

test('in a new tab Cancel, with no page to go back to, leads to the plans', async () => {
  const checkout = { step: 'paying', tier: 'gold', size: 'team', coupon: null, refusal: null }
  const kept = { tier: 'gold', coupon: null, checkout }
  localStorage.setItem('kursi', JSON.stringify({ version: 1, slices: { subscription: kept } }))
  const app = await open({ path: paths.offer })
  await app.user.click(await screen.findByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(app.path()).toBe(paths.manageSubscription))
})

test('a reload keeps the plan and the coupon; the price is the server’s', async () => {
  const discount = { kind: 'amount' as const, value: 30 }
  const coupon = { code: 'BIG', discount, startsAt: null, endsAt: null, maxUses: null }
  await insertCoupon(server.app.db, coupon, Date.now())
  const checkout = { step: 'paying', tier: 'bronze', size: 'one_person', coupon: 'BIG', refusal: null }
  const kept = { tier: 'bronze', coupon: { code: 'BIG', discount: { kind: 'percent', value: 1 } }, checkout }
  localStorage.setItem('kursi', JSON.stringify({ version: 1, slices: { subscription: kept } }))
  const app = await open({ path: paths.offer })
  expect(await screen.findByText('$20 off')).toBeVisible()
  expect(screen.getByText('BIG')).toBeVisible()
  expect(screen.getByText('$0')).toBeVisible()
  expect(screen.getByText('Afterwards the plan costs $20 a period.')).toBeVisible()
  await enterCard(app)
  await press(app)
  expect(await screen.findByRole('heading', { name: 'You are subscribed' })).toBeVisible()
  expect(await charges()).toMatchObject([{ amount: 0 }])
})

test.each([
  ['is not an object', '"x"'],
  ['holds more than its step knows', '{"step":"not_chosen","total":-5}'],
  ['names an unknown plan', '{"step":"paying","tier":"wood","size":"team","coupon":null,"refusal":null}'],
])('a kept checkout that %s is dropped', async (_what, checkout) => {
  const kept = `{"tier":"gold","coupon":null,"checkout":${checkout}}`
  localStorage.setItem('kursi', `{"version":1,"slices":{"subscription":${kept}}}`)
  const app = await open({ path: paths.offer })
  await waitFor(() => expect(app.path()).toBe(paths.manageSubscription))
})

test('a price that the server could not say is asked for again', async () => {
  const discount = { kind: 'amount' as const, value: 5 }
  const coupon = { code: 'FIVE', discount, startsAt: null, endsAt: null, maxUses: null }
  await insertCoupon(server.app.db, coupon, Date.now())
  const app = await open({ path: paths.payments })
  act(() => {
    app.store.dispatch(couponApplied({ code: 'FIVE', discount }))
    const item = { tier: 'bronze', size: 'team', coupon: 'FIVE' } as const
    app.store.dispatch(checkoutOpened({ purpose: 'subscription', item }))
  })
  app.network.answer('/coupons/check', () => new Response('<html>', { status: 500 }), { once: true })
  act(() => app.history.push(paths.offer))
  expect(await screen.findByText('The coupon could not be checked.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Subscribe' })).not.toBeInTheDocument()
  await app.user.click(screen.getByRole('button', { name: 'Try again' }))
  expect((await screen.findByText('Price')).nextSibling).toHaveTextContent('$35')
})

test('a coupon that ran out meanwhile is taken away, and the price is the plan’s own', async () => {
  const checkout = { step: 'paying', tier: 'bronze', size: 'team', coupon: 'GONE', refusal: null }
  const kept = { tier: 'bronze', coupon: null, checkout }
  localStorage.setItem('kursi', JSON.stringify({ version: 1, slices: { subscription: kept } }))
  await open({ path: paths.offer })
  expect(await screen.findByText(/This coupon is not known. The price is now without it./)).toBeVisible()
  expect(screen.getByText('$40')).toBeVisible()
})

test('whoever has had a free trial is told that the plan is paid from today', async () => {
  const { db, secret } = server.app
  await markFormerAccount(db, secret, owner, Date.now())
  const app = await open()
  await app.user.click(await screen.findByRole('tab', { name: 'Gold' }))
  await choose(app, 'Choose Gold, Team')
  expect(screen.getByText('You have had your free trial, so this plan is paid from today.')).toBeVisible()
  expect(screen.queryByText(/Nothing is charged today/)).not.toBeInTheDocument()
})

test('a trial that was shown and is gone is told, and the plan is asked for again at its price', async () => {
  const app = await open()
  await app.user.click(await screen.findByRole('tab', { name: 'Gold' }))
  await choose(app, 'Choose Gold, Team')
  expect(screen.getByText(/Nothing is charged today/)).toBeVisible()
  const { db, secret } = server.app
  await markFormerAccount(db, secret, owner, Date.now())
  await enterCard(app)
  await press(app)
  expect(await screen.findByText(/The price has changed. Nothing was charged./)).toBeVisible()
  expect(
    await screen.findByText('You have had your free trial, so this plan is paid from today.'),
  ).toBeVisible()
})

test('a wrong card is told at its field and sends nothing', async () => {
  const app = await open()
  await choose(app)
  await enterCard(app, '1234 5678')
  await press(app)
  expect(await screen.findByText('Enter one of the test cards')).toBeVisible()
  await waitFor(() => expect(screen.getByLabelText('Card number')).toHaveFocus())
  expect(posts(app)).toEqual([])
})

test('a declined card says so, and another one works', async () => {
  const app = await open()
  await choose(app)
  await enterCard(app, '4000000000000002')
  await press(app)
  expect(await screen.findByText(/The card was declined. Nothing was charged./)).toBeVisible()
  await enterCard(app)
  await press(app)
  expect(await screen.findByRole('heading', { name: 'You are subscribed' })).toBeVisible()
})

test('a double press pays once', async () => {
  const app = await open()
  await choose(app)
  await enterCard(app)
  const release = app.network.hold('/subscriptions')
  await app.user.dblClick(screen.getByRole('button', { name: 'Subscribe' }))
  await app.user.keyboard('{Enter}{Enter}')
  release()
  expect(await screen.findByRole('heading', { name: 'You are subscribed' })).toBeVisible()
  expect(posts(app)).toHaveLength(1)
  expect(await charges()).toHaveLength(1)
})

test.each<[string, (app: RenderedApp) => void]>([
  ['a lost answer', ({ network }) => network.loseAnswer('/subscriptions')],
  [
    'an answer of a server in trouble',
    ({ network }) =>
      network.answer('/subscriptions', () => new Response('<html>', { status: 502 }), { once: true }),
  ],
])('after %s the page does not claim to know; asking again pays once', async (_what, trouble) => {
  const app = await open()
  await choose(app)
  await enterCard(app)
  trouble(app)
  await press(app)
  expect(await screen.findByText('No answer came.')).toBeVisible()
  expect(screen.queryByText(/Nothing was charged/)).not.toBeInTheDocument()
  await app.user.click(screen.getByRole('button', { name: 'Ask again' }))
  expect(await screen.findByRole('heading', { name: 'You are subscribed' })).toBeVisible()
  expect(await charges()).toHaveLength(1)
})

test('the bank asks: refused charges nothing, confirmed subscribes', async () => {
  const app = await open()
  await choose(app)
  await enterCard(app, '4000000000003155')
  await press(app)
  expect(await screen.findByText(/^Kursi wants to charge \$20 to your card\./)).toBeVisible()
  await app.user.click(await screen.findByRole('button', { name: 'Refuse' }))
  expect(await screen.findByText(/The payment was not confirmed. Nothing was charged./)).toBeVisible()
  await enterCard(app, '4000000000003155')
  await press(app)
  await app.user.click(await screen.findByRole('button', { name: 'Confirm payment' }))
  expect(await screen.findByRole('heading', { name: 'You are subscribed' })).toBeVisible()
  const settled = await charges()
  expect(settled.map(({ status }) => status).sort()).toEqual(['not_confirmed', 'succeeded'])
})

test('before a trial the bank’s question says what is charged today and later', async () => {
  const app = await open()
  await app.user.click(await screen.findByRole('tab', { name: 'Gold' }))
  await choose(app, 'Choose Gold, One person')
  await enterCard(app, '4000000000003155')
  await press(app)
  expect(
    await screen.findByText(/^Today \$0 is charged\. \$\d+ is due when the first .+ days are over,/),
  ).toBeVisible()
})

test('in Arabic, with a test card chosen from the list', async () => {
  const app = await open({ language: 'ar' })
  await app.user.click(await screen.findByRole('tab', { name: 'ذهبية' }))
  await app.user.click(await screen.findByRole('button', { name: /^اختر ذهبية، فريق/ }))
  expect(await screen.findByText(/لا يُخصم شيء اليوم/)).toBeVisible()
  await app.user.click(await screen.findByText('بطاقات الاختبار'))
  await app.user.click(screen.getByRole('button', { name: /4242 4242 4242 4242/ }))
  await app.user.click(screen.getByRole('button', { name: 'اشترك' }))
  expect(await screen.findByRole('heading', { name: 'تم اشتراكك' })).toBeVisible()
  expect(await charges()).toMatchObject([{ amount: 0 }])
})

test('an address cannot answer the bank for the person', async () => {
  const app = await open()
  await choose(app)
  await enterCard(app, '4000000000003155')
  await press(app)
  await screen.findByRole('button', { name: 'Confirm payment' })
  await act(async () => app.history.push(paths.manageSubscription))
  await act(async () => app.history.push(`${paths.offer}?bank=visited`))
  expect(await screen.findByRole('button', { name: 'Confirm payment' })).toBeVisible()
  expect(app.network.sent).not.toContain('POST /subscriptions/confirm')
})

test('after too many tries it says until when to wait', async () => {
  const app = await open()
  await choose(app)
  await enterCard(app)
  app.network.answer('/subscriptions', tooMany, { once: true })
  await press(app)
  expect(await screen.findByText(waitUntil)).toBeVisible()
})
