import { Hono } from 'hono'
import type { Context } from 'hono'
import type { SubscribeAnswer } from '@/domain/subscription'
import { confirmChargeSchema, subscribeSchema } from '@/domain/subscriptionRequests'
import type { AppContext } from '../../AppContext'
import { confirmCharge, type Charging } from '../../charges/chargeCard'
import { findInvoiceOfCharge } from '../../db/invoices'
import { findOwnCharge } from '../../db/subscriptionOrders'
import { findSubscription } from '../../db/subscriptions'
import { answer } from '../../http/answer'
import type { Env } from '../../http/env'
import { keyedWrite } from '../../http/keyedWrite'
import type { RateLimits } from '../../http/rateLimits'
import { readBody } from '../../http/readInput'
import { requireIdempotencyKey } from '../../http/requireIdempotencyKey'
import { requireUser } from '../../http/session'
import { notFound } from '../../kernel/ApiFailure'
import { subscribe } from '../../subscriptions/subscribe'
import { subscriptionPurpose } from '../../subscriptions/subscriptionPurpose'
import { toSubscription } from '../../subscriptions/toSubscription'
import { confirmationOf } from '../confirmationOf'

export function checkoutRoutes(app: AppContext, limits: RateLimits): Hono<Env> {
  const { db, now } = app
  const routes = new Hono<Env>()

  routes.post('/', keyedWrite(app), async context => {
    const user = requireUser(context)
    const key = requireIdempotencyKey(context)
    const request = await readBody(context, subscribeSchema)
    if (request.coupon) await limits.couponTriesOfUser.take(context, user.uid)
    return publish(context, await subscribe(app, user, request, key))
  })

  routes.post('/confirm', async context => {
    const { uid } = requireUser(context)
    const { chargeId, approved } = await readBody(context, confirmChargeSchema)
    const charge = await findOwnCharge(db, uid, chargeId)
    if (!charge) throw notFound()
    const result = await confirmCharge(app, subscriptionPurpose, charge, approved)
    return publish(context, { charge, result })
  })

  return routes

  async function publish(context: Context<Env>, charging: Charging) {
    const confirmation = confirmationOf(charging)
    if (confirmation) return answer<SubscribeAnswer>(context, confirmation)
    const { charge } = charging
    const held = await findSubscription(db, charge.subject_id)
    if (!held) throw notFound()
    const invoice = await findInvoiceOfCharge(db, charge.key)
    const subscription = toSubscription(held, now())
    return answer<SubscribeAnswer>(context, { result: 'subscribed', subscription, invoice })
  }
}
