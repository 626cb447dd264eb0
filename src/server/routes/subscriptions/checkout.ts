import { Hono } from 'hono'
import type { Context } from 'hono'
import type { SubscribeAnswer } from '@/domain/subscription'
import { confirmChargeSchema, subscribeSchema } from '@/domain/subscriptionRequests'
import { findCharge } from '../../db/charges'
import { findInvoiceOfCharge } from '../../db/invoices'
import { findSubscription } from '../../db/subscriptions'
import { answer } from '../../http/answer'
import { badInput, notFound } from '../../kernel/ApiFailure'
import type { AppContext } from '../../AppContext'
import type { Env } from '../../http/env'
import { keyedWrite } from '../../http/keyedWrite'
import { readBody } from '../../http/readInput'
import { requireUser } from '../../http/session'
import { declinedCharge } from '../../payments/declinedCharge'
import { confirmCharge } from '../../subscriptions/settleCharge'
import { subscribe, type Subscribing } from '../../subscriptions/subscribe'
import { toSubscription } from '../../subscriptions/toSubscription'

/** The first payment of a subscription. */
export function checkoutRoutes(services: AppContext): Hono<Env> {
  const { db, now } = services
  const routes = new Hono<Env>()

  routes.post('/', keyedWrite(services), async context => {
    const user = requireUser(context)
    const key = context.req.header('idempotency-key')
    if (!key) throw badInput({ 'idempotency-key': 'value_invalid' })
    const request = await readBody(context, subscribeSchema)
    return tell(context, await subscribe(services, user, request, key))
  })

  routes.post('/confirm', async context => {
    const { uid } = requireUser(context)
    const { chargeId, approved } = await readBody(context, confirmChargeSchema)
    const charge = await findCharge(db, chargeId)
    if (charge?.user_id !== uid) throw notFound()
    return tell(context, { charge, result: await confirmCharge(services, charge, approved) })
  })

  return routes

  async function tell(context: Context<Env>, { charge, result }: Subscribing) {
    if (result.status === 'refused') throw declinedCharge(result.reason)
    if (result.status === 'needs_confirmation') {
      const { redirectUrl } = result
      return answer<SubscribeAnswer>(context, {
        outcome: 'needs_confirmation',
        chargeId: charge.key,
        ...(redirectUrl !== undefined && { redirectUrl }),
      })
    }
    const held = await findSubscription(db, charge.subscription_id)
    if (!held) throw notFound()
    const invoice = await findInvoiceOfCharge(db, charge.key)
    const subscription = toSubscription(held, now())
    return answer<SubscribeAnswer>(context, { outcome: 'subscribed', subscription, invoice })
  }
}
