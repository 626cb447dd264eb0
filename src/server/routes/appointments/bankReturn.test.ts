import type { PayAnswer } from '@/domain/appointmentPayment'
import { dataOf, refusalOf } from '@/testing/kit/answers'
import { addUser, signIn } from '@/testing/scenarios/builders'
import { startPayingClient, type PayingClient } from '@/testing/scenarios/payingClient'
import { startStripe, type StripeStandIn } from '@/testing/doubles/stripeStandIn'

const now = Date.parse('2027-02-01T07:00:00Z')
const tomorrow = Date.parse('2027-02-02T07:00:00Z')

let client: PayingClient
let id: string

const book = async () => {
  id = (await client.book(tomorrow))._id
}
const lookUp = (as = client.asAnn, appointment = id) =>
  client.api.request('POST', `/appointments/${appointment}/pay/look-up`, {}, { cookie: as })
const confirm = (chargeId: string, approved: boolean) =>
  client.api.request(
    'POST',
    `/appointments/${id}/pay/confirm`,
    { chargeId, approved },
    { cookie: client.asAnn },
  )

async function asked(paymentMethod: string): Promise<Extract<PayAnswer, { chargeId: string }>> {
  const answer = await client.paid(id, { paymentMethod })
  if (answer.result !== 'needs_confirmation') throw new Error(answer.result)
  return answer
}

describe('looking up how a payment ended', () => {
  beforeEach(async () => {
    client = await startPayingClient({ now: () => now })
    await book()
  })
  afterEach(() => client.api.close())

  test('answers no question of the bank, and tells each end', async () => {
    const first = await asked('tok_asks')
    expect(await dataOf(lookUp())).toEqual(first)
    expect(await client.charged()).toEqual([])
    await confirm(first.chargeId, false)
    expect(await refusalOf(lookUp())).toMatchObject({ status: 402, data: { reason: 'not_confirmed' } })
    const second = await asked('tok_asks')
    await confirm(second.chargeId, true)
    expect(await dataOf(lookUp())).toMatchObject({ result: 'paid', appointment: { isPaidOnline: true } })
    expect(await client.charged()).toEqual([20])
  })

  test('finds a charge whose answer was lost', async () => {
    expect((await client.pay(id, { paymentMethod: 'tok_times_out' })).status).toBe(504)
    expect(await dataOf(lookUp())).toMatchObject({ result: 'paid' })
    expect(await client.held()).toBe(20)
  })

  test('is the payer’s alone, and there must be something to look up', async () => {
    expect((await lookUp()).status).toBe(404)
    await asked('tok_asks')
    const ben = await signIn(client.api, await addUser(client.api.app))
    for (const as of [ben, client.asOwner]) expect((await lookUp(as)).status).toBe(404)
    expect((await lookUp('')).status).toBe(401)
  })
})

describe('a bank that asks on a page of its own', () => {
  let stripe: StripeStandIn
  beforeEach(async () => {
    stripe = await startStripe()
    client = await startPayingClient({ now: () => now, config: { setting: stripe.setting } })
    await book()
  })
  afterEach(async () => {
    await client.api.close()
    await stripe.close()
  })

  const card = async () => {
    const { uid: userId, email } = client.ann
    await client.api.app.gateway.openCardPage?.({ userId, email, returnUrl: 'http://x' })
    return stripe.enterCard('asks')
  }

  test('is led to, however often it is asked for, and leads back to the appointment', async () => {
    const { redirectUrl } = await asked(await card())
    expect(redirectUrl).toBe('https://bank.test/pi_0')
    expect(await asked(await card())).toMatchObject({ redirectUrl })
    expect(await dataOf(lookUp())).toMatchObject({ result: 'needs_confirmation', redirectUrl })

    const [sent] = stripe.calls.filter(({ path }) => path === '/v1/payment_intents')
    const { pathname, search } = new URL(sent?.form.get('return_url') ?? '')
    const back = await client.api.api.request(`${pathname}${search}&payment_intent_client_secret=secret`)
    expect([back.status, back.headers.get('location')]).toEqual([303, `/user/appointment?bank=${id}`])

    stripe.answerBank(true)
    expect(await dataOf(lookUp())).toMatchObject({ result: 'paid' })
    expect(await client.held()).toBe(20)
  })
})
