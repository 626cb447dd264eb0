import { Hono } from 'hono'
import type { Context } from 'hono'
import { mayStopRenewal, stateOf } from '@/domain/subscriptionLife'
import { autoRenewSchema, paymentMethodSchema } from '@/domain/subscriptionRequests'
import {
  findLatestSubscription,
  setAutoRenew,
  setPaymentMethod,
  type HeldSubscription,
} from '../../db/subscriptions'
import { answer } from '../../http/answer'
import { ApiFailure, notFound } from '../../kernel/ApiFailure'
import type { AppContext } from '../../AppContext'
import type { Env } from '../../http/env'
import { readBody } from '../../http/readInput'
import { requireUser } from '../../http/session'
import { enqueueAccountChange } from '../enqueueAccountChange'
import { chargeableCard } from '../../charges/chargeableCard'
import { retryRenewal } from '../../subscriptions/renew'
import { toSubscription } from '../../subscriptions/toSubscription'
import { inTransaction } from '../../db/inTransaction'
import { ownedSalonLock, userLock } from '../../db/locks'

export function ownSubscriptionRoutes(app: AppContext): Hono<Env> {
  const { db, now, gateway } = app
  const routes = new Hono<Env>()

  routes.get('/mine', async context => {
    const held = await findLatestSubscription(db, requireUser(context).uid)
    return answer(context, held ? toSubscription(held, now()) : null)
  })

  routes.put('/mine/auto-renew', async context => {
    const held = await requireRunning(context)
    const { on } = await readBody(context, autoRenewSchema)
    if (!on && held.autoRenew && !mayStopRenewal(held, now())) {
      throw new ApiFailure(
        'too_late',
        'Auto-renewal can be turned off until 24 hours before the period ends.',
      )
    }
    await inTransaction(db, [ownedSalonLock(held.userId), userLock(held.userId)], transaction =>
      setAutoRenew(transaction, held.id, on),
    )
    return answerOwn(context)
  })

  routes.put('/mine/payment-method', async context => {
    const held = await requireRunning(context)
    const request = await readBody(context, paymentMethodSchema)
    const paymentMethod = await chargeableCard(app, request.paymentMethod, held.userId)
    const cardHint = gateway.cardHint(paymentMethod)
    await inTransaction(db, [userLock(held.userId)], async transaction => {
      await setPaymentMethod(transaction, held.id, { payment_method: paymentMethod, card_hint: cardHint })
      await enqueueAccountChange(transaction, app, context, { userId: held.userId, change: 'payment_method' })
    })
    await retryRenewal(app, held.id)
    return answerOwn(context)
  })

  return routes

  async function requireRunning(context: Context<Env>): Promise<HeldSubscription> {
    const held = await findLatestSubscription(db, requireUser(context).uid)
    if (!held || stateOf(held, now()) === 'ended') throw notFound()
    return held
  }

  async function answerOwn(context: Context<Env>) {
    const held = await findLatestSubscription(db, requireUser(context).uid)
    if (!held) throw notFound()
    return answer(context, toSubscription(held, now()))
  }
}
