import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { paths } from '@/domain/paths'
import { addDays } from '@/domain/weekday'
import { instantOf, todayIn } from '@/domain/zonedTime'
import { bookTomorrow } from '@/testing/scenarios/bookTomorrow'
import { addSalon } from '@/testing/scenarios/builders'
import { startPayingClient, type PayingClient } from '@/testing/scenarios/payingClient'
import { renderApp } from '@/testing/kit/renderApp'
import { tooMany, waitUntil } from '@/testing/kit/tooMany'

let client: PayingClient
let id: string

beforeEach(async () => {
  client = await startPayingClient({})
  const startsAt = instantOf(addDays(todayIn('Asia/Hebron', Date.now()), 1), 10 * 60, 'Asia/Hebron')
  id = (await client.book(startsAt))._id
})
afterEach(() => client.api.close())

const open = () => renderApp({ path: paths.clientAppointments, signedInAs: client.ann, server: client.api })

type App = Awaited<ReturnType<typeof open>>

async function enterCard({ user }: App, number: string): Promise<void> {
  const dialog = within(await screen.findByRole('dialog', { name: 'Pay online' }))
  const fields: [RegExp, string][] = [
    [/card number/i, number],
    [/expir/i, '12/30'],
    [/security|cvc/i, '123'],
  ]
  for (const [label, text] of fields) {
    const box = await dialog.findByRole('textbox', { name: label })
    await user.clear(box)
    await user.type(box, text)
  }
  await user.click(dialog.getByRole('button', { name: 'Pay $20' }))
}

const payNow = async ({ user }: App) => user.click(await screen.findByRole('button', { name: 'Pay $20 now' }))

async function expectPaidOnce(): Promise<void> {
  expect(await screen.findByText('$20 paid')).toBeVisible()
  expect(await client.charged()).toEqual([20])
  expect(await client.held()).toBe(20)
}

test('a declined card is said, another one pays, and cancelling gives it back', async () => {
  const app = await open()
  await payNow(app)
  await enterCard(app, '4000000000000002')
  expect(await screen.findByText('The card was declined. Nothing was charged.')).toBeVisible()
  await enterCard(app, '4242424242424242')
  await expectPaidOnce()
  const closing = within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Close' })
  await app.user.click(closing.at(-1) ?? screen.getByRole('dialog'))
  expect(await screen.findByText('Paid online')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Pay $20 now' })).not.toBeInTheDocument()

  await app.user.click(screen.getByRole('button', { name: /^Cancel Haircut/ }))
  expect(await screen.findByText('What was paid online, $20, goes back to the card.')).toBeVisible()
  await app.user.click(screen.getByRole('button', { name: 'Cancel the appointment' }))
  expect(
    await screen.findByText('The appointment is cancelled, and the payment goes back to the card.'),
  ).toBeVisible()
  expect(await client.givenBack()).toEqual([20])
  act(() => app.history.push(paths.payments))
  expect(await screen.findByText('Refunded')).toBeVisible()
})

test('a lost answer is asked for again, and the card is charged once', async () => {
  const app = await open()
  await payNow(app)
  app.network.loseAnswer(`/appointments/${id}/pay`)
  await enterCard(app, '4242424242424242')
  expect(await screen.findByText('No answer came.')).toBeVisible()
  await app.user.click(screen.getByRole('button', { name: 'Ask again' }))
  await expectPaidOnce()
})

test('the bank asks, and only its yes charges', async () => {
  const app = await open()
  await payNow(app)
  await enterCard(app, '4000000000003155')
  await app.user.click(await screen.findByRole('button', { name: 'No, do not pay' }))
  expect(await screen.findByText('The payment was not confirmed. Nothing was charged.')).toBeVisible()
  await enterCard(app, '4000000000003155')
  await app.user.click(await screen.findByRole('button', { name: 'Yes, pay' }))
  await expectPaidOnce()
})

describe('back from the bank’s page', () => {
  const comeBack = () =>
    renderApp({
      path: `${paths.clientAppointments}?bank=${id}`,
      signedInAs: client.ann,
      server: client.api,
    })
  const answerBank = async (approved: boolean) => {
    const answer = await client.paid(id, { paymentMethod: 'tok_asks' })
    if (answer.result !== 'needs_confirmation') throw new Error(answer.result)
    const body = { chargeId: answer.chargeId, approved }
    await client.api.request('POST', `/appointments/${id}/pay/confirm`, body, { cookie: client.asAnn })
  }
  const close = async (app: App) => {
    const closing = within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Close' })
    await app.user.click(closing.at(-1) ?? screen.getByRole('dialog'))
  }

  test('what was paid there is said at once, also after a reload, until it is closed', async () => {
    await answerBank(true)
    await comeBack()
    await expectPaidOnce()
    cleanup()
    const app = await comeBack()
    await expectPaidOnce()
    await close(app)
    expect(app.path()).toBe(paths.clientAppointments)
    expect(await screen.findByText('Paid online')).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  test('what was refused there is said, and another card pays', async () => {
    await answerBank(false)
    const app = await comeBack()
    expect(await screen.findByText('The payment was not confirmed. Nothing was charged.')).toBeVisible()
    await enterCard(app, '4242424242424242')
    await expectPaidOnce()
  })

  test('a question that is still open is asked, never answered by coming back', async () => {
    await client.paid(id, { paymentMethod: 'tok_asks' })
    const app = await comeBack()
    const yes = await screen.findByRole('button', { name: 'Yes, pay' })
    expect(await client.charged()).toEqual([])
    await app.user.click(yes)
    await expectPaidOnce()
  })

  test('while nobody knows, that is said and can be asked again', async () => {
    await answerBank(true)
    const app = await renderApp({ path: paths.client, signedInAs: client.ann, server: client.api })
    const lookUp = `/appointments/${id}/pay/look-up`
    app.network.answer(lookUp, () => new Response('', { status: 502 }), { once: true })
    const release = app.network.hold(lookUp)
    act(() => app.history.push(`${paths.clientAppointments}?bank=${id}`))
    await app.user.click(await screen.findByRole('button', { name: 'Ask again' }))
    expect(await screen.findByText('Looking up how your payment ended…')).toBeVisible()
    release()
    await expectPaidOnce()
  })

  test('an address that names somebody else’s appointment shows nothing', async () => {
    const app = await renderApp({
      path: `${paths.clientAppointments}?bank=another`,
      signedInAs: client.ann,
      server: client.api,
    })
    await waitFor(() => expect(app.network.sent).toContain('POST /appointments/another/pay/look-up'))
    expect(await screen.findByRole('button', { name: 'Pay $20 now' })).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})

test('a price that changed meanwhile is not charged until it was seen', async () => {
  const app = await open()
  await payNow(app)
  await client.api.app.db.updateTable('appointments').set({ price: 30 }).execute()
  await enterCard(app, '4242424242424242')
  expect(await screen.findByText(/^The price has changed/)).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Pay $30' })).toBeVisible()
  expect(await client.charged()).toEqual([])
})

test('where the salon does not take online payments there is nothing to press', async () => {
  await client.api.app.db.updateTable('salons').set({ pays_online: 0 }).execute()
  const other = await addSalon(client.api.app, { service: { cost: 25 } })
  const ofOther = client.api.app.db.updateTable('salons').where('id', '=', other.salon.id)
  await ofOther.set({ pays_online: 1 }).execute()
  await bookTomorrow(client.api, other, client.ann, { time: '3:00 PM' })
  await open()
  expect(await screen.findByRole('button', { name: /^Pay \$25/ })).toBeVisible()
  expect(screen.getAllByRole('button', { name: /^Cancel Haircut/ })).toHaveLength(2)
  expect(screen.getAllByRole('button', { name: /^Pay/ })).toHaveLength(1)
})

test('what is paid at the salon is not called off by its client', async () => {
  await client.act(id, 'paid')
  const app = await open()
  expect(await screen.findByText('Paid at the salon')).toBeVisible()
  await app.user.click(screen.getByRole('button', { name: /^Cancel Haircut/ }))
  await app.user.click(await screen.findByRole('button', { name: 'Cancel the appointment' }))
  expect(await screen.findByText(/^It is paid at the salon\./)).toBeVisible()
  expect(await client.held()).toBe(20)
})

test('after too many tries it says until when to wait', async () => {
  const app = await open()
  await payNow(app)
  app.network.answer(`/appointments/${id}/pay`, tooMany)
  await enterCard(app, '4242424242424242')
  expect(await screen.findByText(waitUntil)).toBeVisible()
})
