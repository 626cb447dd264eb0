import type { UnknownAction } from '@reduxjs/toolkit'
import { itemCorrected, paymentSucceeded } from '@/features/cards/checkoutSlice'
import { couponApplied, couponCancelled, subscriptionSlice } from './subscriptionSlice'
import { initialSubscription } from './subscriptionState'

const applied = couponApplied({ code: 'SPRING20', discount: { kind: 'amount', value: 20 } })
const item = { tier: 'gold', size: 'team', coupon: null } as const
const succeeded = { idempotencyKey: 'one', invoiceNumber: 1 }

test.each<[string, UnknownAction, string | undefined]>([
  ['is cancelled', couponCancelled(), undefined],
  [
    'is used up by the payment of a plan',
    paymentSucceeded({ purpose: 'subscription', ...succeeded }),
    undefined,
  ],
  [
    'outlives the payment of an appointment',
    paymentSucceeded({ purpose: 'appointment', ...succeeded }),
    'SPRING20',
  ],
  [
    'goes when it no longer counts for the chosen plan',
    itemCorrected({ purpose: 'subscription', item, refusal: 'coupon_expired' }),
    undefined,
  ],
])('an applied coupon %s', (_what, action, code) => {
  const state = [applied, action].reduce(subscriptionSlice.reducer, initialSubscription)
  expect(state.coupon?.code).toBe(code)
})
