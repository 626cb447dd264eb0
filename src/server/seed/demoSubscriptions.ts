import type { Coupon } from '@/domain/coupon'
import { findUserById, toUser } from '../db/users'
import { insertCoupon } from '../db/coupons'
import type { AppContext } from '../AppContext'
import { sandboxGateway } from '../payments/sandboxGateway'
import { subscribe } from '../subscriptions/subscribe'
import { demoAccounts } from './demoAccounts'

const day = 24 * 60 * 60 * 1000

const demoCoupons = (now: number): Coupon[] => {
  const always = { startsAt: null, endsAt: null, maxUses: null }
  return [
    { ...always, code: 'WELCOME10', discount: { kind: 'percent', value: 10 } },
    { ...always, code: 'SPRING20', discount: { kind: 'amount', value: 20 } },
    { ...always, code: 'EXPIRED', discount: { kind: 'percent', value: 50 }, endsAt: now - day },
    { ...always, code: 'ONCE', discount: { kind: 'amount', value: 10 }, maxUses: 1 },
  ]
}

/** Adds coupons and the barber's active plan, which is bought through the ordinary checkout. */
export async function demoSubscriptions(app: AppContext): Promise<void> {
  const { db, now } = app
  const seededAt = now()
  for (const coupon of demoCoupons(seededAt)) await insertCoupon(db, coupon, seededAt)
  const barber = await findUserById(db, demoAccounts.barber.id)
  if (!barber) return
  await subscribe(
    // The demo's card is a sandbox card, whichever provider is configured.
    { ...app, now: () => seededAt - 40 * day, gateway: sandboxGateway(db, now) },
    toUser(barber),
    { tier: 'silver', size: 'team', coupon: null, paymentMethod: 'tok_succeeds' },
    'demo',
  )
}
