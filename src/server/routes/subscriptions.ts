import { Hono } from 'hono'
import { discountOn } from '@/domain/coupon'
import { ruleText } from '@/domain/rules'
import { planCurrency, priceOf, type CouponQuote } from '@/domain/subscription'
import { checkCouponSchema } from '@/domain/subscriptionRequests'
import { couponUserMark, judgeCoupon } from '../db/coupons'
import { listInvoices } from '../db/invoices'
import { ApiFailure } from '../kernel/ApiFailure'
import { answer } from '../http/answer'
import type { AppContext } from '../AppContext'
import type { Env } from '../http/env'
import type { RateLimits } from '../http/rateLimits'
import { readBody } from '../http/readInput'
import { requireUser } from '../http/session'
import { planOffers } from '@/domain/plans'
import { isTrialAvailable } from '../subscriptions/trial'
import { checkoutRoutes } from './subscriptions/checkout'
import { ownSubscriptionRoutes } from './subscriptions/own'

export function subscriptionRoutes(app: AppContext, limits: RateLimits): Hono<Env> {
  const { db, now, secret } = app
  const routes = new Hono<Env>()

  routes.get('/plans', async context => {
    const user = context.get('signedIn')?.user
    const trialAvailable = !user || (await isTrialAvailable(app, db, user))
    return answer(context, { plans: planOffers, trialAvailable })
  })

  routes.post('/coupons/check', async context => {
    const { uid, email } = requireUser(context)
    const { code, tier, size } = await readBody(context, checkCouponSchema)
    await limits.couponTriesOfUser.take(context, uid)
    const { coupon, problem = 'coupon_unknown' } = await judge(code, email)
    if (!coupon) throw new ApiFailure('coupon_refused', ruleText[problem], { fields: { code: problem } })
    const price = priceOf({ tier, size }).currentPrice
    const quote: CouponQuote = {
      code,
      tier,
      size,
      discount: coupon.discount,
      price,
      total: price - discountOn({ amount: price, currency: planCurrency }, coupon.discount),
    }
    return answer(context, quote)
  })

  routes.get('/invoices', async context => {
    const { uid } = requireUser(context)
    return answer(context, await listInvoices(db, uid))
  })

  routes.route('/subscriptions', checkoutRoutes(app, limits))
  routes.route('/subscriptions', ownSubscriptionRoutes(app))
  return routes

  async function judge(code: string, email: string) {
    const { coupon, problem } = await judgeCoupon(db, code, couponUserMark(secret, email), now())
    return problem ? { coupon: undefined, problem } : { coupon }
  }
}
