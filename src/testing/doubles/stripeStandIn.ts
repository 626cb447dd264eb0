import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createIntent, stripeFailure, type Intent, type StripeAnswer } from './stripeIntents'

/** What happens to the next write: its answer is lost after it was done, or it is refused. */
export type Fault = 'answer lost' | 'disputed' | 429 | 500 | 409

export interface StripeCall {
  method: string
  path: string
  form: URLSearchParams
  idempotencyKey: string | undefined
  authorization: string | undefined
}

interface Session {
  id: string
  userId: string
  customer: string
  form: URLSearchParams
  card: string | undefined
}

export interface Refund {
  id: string
  payment_intent: string
  amount: number
  metadata: { refund_key: string }
  status: string
}

export const webhookSecret = 'whsec_kursi'

export interface StripeStandIn {
  /** The settings of a server that uses it. */
  setting: (name: string) => string | undefined
  calls: StripeCall[]
  /** Payments, oldest first. */
  intents: Intent[]
  refunds: Refund[]
  refundStatus: string
  /** E-mails by customer id, for all customers that exist. */
  customers: Map<string, string>
  /** Used up in order, one per write. */
  faults: Fault[]
  /** Enters a card on the page that was opened last; returns what the user brings back to our page. */
  enterCard(card: string): string
  answerBank(approved: boolean): void
  /** The payload of an event about a payment or a refund, as Stripe sends it. */
  eventOf(type: string, about?: Intent | Refund): string
  close(): Promise<void>
}

const missing = () => stripeFailure(404, { type: 'invalid_request_error', code: 'resource_missing' })

/** Replaces Stripe at the HTTP level, as far as our calls need. */
export async function startStripe(): Promise<StripeStandIn> {
  const calls: StripeCall[] = []
  const intents: Intent[] = []
  const refunds: Refund[] = []
  const sessions: Session[] = []
  const customers = new Map<string, string>()
  const faults: Fault[] = []
  const kept = new Map<string, StripeAnswer>()

  const sessionBody = ({ id, userId, customer, card }: Session) => ({
    id,
    object: 'checkout.session',
    mode: 'setup',
    status: card ? 'complete' : 'open',
    client_reference_id: userId,
    url: `https://checkout.test/${id}`,
    customer,
    setup_intent: card
      ? { status: 'succeeded', payment_method: { id: `pm_${card}`, card: { last4: '4242' } } }
      : null,
  })

  let customersMade = 0

  function addClient(form: URLSearchParams): StripeAnswer {
    const id = `cus_${customersMade}`
    customersMade += 1
    customers.set(id, form.get('email') ?? '')
    return { status: 200, body: { id, object: 'customer' } }
  }

  function remove(path: string): StripeAnswer {
    const id = path.split('/').at(-1) ?? ''
    return customers.delete(id) ? { status: 200, body: { id, object: 'customer', deleted: true } } : missing()
  }

  function write({ method, path, form }: Pick<StripeCall, 'method' | 'path' | 'form'>): StripeAnswer {
    if (method === 'DELETE') return remove(path)
    if (path === '/v1/customers') return addClient(form)
    if (path === '/v1/checkout/sessions') {
      const userId = form.get('client_reference_id') ?? ''
      const customer = form.get('customer') ?? ''
      if (!customers.has(customer)) return missing()
      const session: Session = { id: `cs_test_${sessions.length}`, userId, customer, form, card: undefined }
      sessions.push(session)
      return { status: 200, body: sessionBody(session) }
    }
    if (path === '/v1/payment_intents') return createIntent(intents, form)
    if (path === '/v1/refunds') return refund(form)
    const [, id] = /^\/v1\/payment_intents\/(\w+)\/cancel$/.exec(path) ?? []
    const intent = intents.find(one => one.id === id)
    if (!intent) return missing()
    if (intent.status === 'succeeded') {
      return stripeFailure(400, { type: 'invalid_request_error', code: 'payment_intent_unexpected_state' })
    }
    intent.status = 'canceled'
    return { status: 200, body: intent }
  }

  function refund(form: URLSearchParams): StripeAnswer {
    const payment_intent = form.get('payment_intent') ?? ''
    const amount = Number(form.get('amount'))
    const charged = intents.find(({ id }) => id === payment_intent)?.amount ?? 0
    const left = refunds.reduce((sum, one) => sum - one.amount, charged)
    if (amount > left) return stripeFailure(400, { type: 'invalid_request_error', param: 'amount' })
    const refund_key = form.get('metadata[refund_key]') ?? ''
    const made = {
      id: `re_${refunds.length}`,
      payment_intent,
      amount,
      metadata: { refund_key },
      status: standIn.refundStatus,
    }
    refunds.push(made)
    return { status: 200, body: made }
  }

  function read(path: string, query: URLSearchParams): StripeAnswer {
    const list = (url: string, data: object[]) => ({
      status: 200,
      body: { object: 'list', url, data, has_more: false },
    })
    if (path === '/v1/payment_intents/search') {
      const [, key] = /^metadata\['charge_key'\]:'(.*)'$/.exec(query.get('query') ?? '') ?? []
      return list(
        path,
        intents.filter(({ metadata }) => metadata.charge_key === key),
      )
    }
    if (path === '/v1/refunds') {
      return list(
        path,
        refunds.filter(one => one.payment_intent === query.get('payment_intent')),
      )
    }
    const id = path.split('/').at(-1)
    const session = sessions.find(one => one.id === id)
    const body = session ? sessionBody(session) : [...intents, ...refunds].find(one => one.id === id)
    return body ? { status: 200, body } : missing()
  }

  function carryOut({ idempotencyKey = randomUUID(), ...call }: StripeCall): StripeAnswer {
    const earlier = kept.get(idempotencyKey)
    if (earlier) return earlier
    const answer = write(call)
    kept.set(idempotencyKey, structuredClone(answer))
    return answer
  }

  function answer(call: StripeCall, query: URLSearchParams): StripeAnswer | 'lost' {
    if (call.authorization !== 'Bearer sk_test_kursi') {
      return stripeFailure(401, { type: 'invalid_request_error' })
    }
    if (call.method === 'GET') return read(call.path, query)
    const fault = faults.shift()
    if (fault === 'answer lost') {
      carryOut(call)
      return 'lost'
    }
    if (fault === 'disputed') {
      return stripeFailure(400, { type: 'invalid_request_error', code: 'charge_disputed' })
    }
    return fault
      ? stripeFailure(fault, { type: fault === 429 ? 'rate_limit_error' : 'api_error' })
      : carryOut(call)
  }

  const server = createServer((request, response) => {
    void textOf(request).then(text => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stand-in')
      const call: StripeCall = {
        method: request.method ?? '',
        path: pathname,
        form: new URLSearchParams(text),
        idempotencyKey: request.headers['idempotency-key']?.toString(),
        authorization: request.headers.authorization,
      }
      calls.push(call)
      publish(response, answer(call, searchParams))
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))

  const standIn: StripeStandIn = {
    setting: name =>
      ({
        STRIPE_SECRET_KEY: 'sk_test_kursi',
        STRIPE_WEBHOOK_SECRET: webhookSecret,
        STRIPE_API_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      })[name],
    calls,
    intents,
    refunds,
    refundStatus: 'succeeded',
    customers,
    faults,
    enterCard: card => {
      const session = sessions.at(-1)
      if (!session) throw new Error('No card page is open')
      session.card = card
      return session.id
    },
    answerBank: approved => {
      const intent = intents.at(-1)
      if (!intent) throw new Error('No payment was made')
      intent.status = approved ? 'succeeded' : 'requires_payment_method'
      intent.last_payment_error = approved ? null : { code: 'payment_intent_authentication_failure' }
    },
    eventOf: (type, about = intents.at(-1)) =>
      JSON.stringify({ id: `evt_${randomUUID()}`, object: 'event', type, data: { object: about ?? {} } }),
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return standIn
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of request) text += String(part)
  return text
}

function publish(response: ServerResponse, answer: StripeAnswer | 'lost'): void {
  if (answer === 'lost') {
    response.destroy()
    return
  }
  response.writeHead(answer.status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(answer.body))
}
