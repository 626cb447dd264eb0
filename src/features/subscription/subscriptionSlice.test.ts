import type { UnknownAction } from '@reduxjs/toolkit'
import { keptSubscriptionSchema } from './keptSubscriptionSchema'
import {
  answerMissed,
  bankAnswered,
  confirmationAsked,
  couponApplied,
  couponCancelled,
  couponFoundInvalid,
  initialSubscription,
  offerOpened,
  paymentRefused,
  paymentSent,
  planChosen,
  plansOpened,
  subscriptionBegun,
  subscriptionSlice,
} from './subscriptionSlice'

const key = { idempotencyKey: 'one' }
const other = { idempotencyKey: 'other' }
const chosen = planChosen({ tier: 'gold', size: 'team' })
const sent = paymentSent({ ...key, paymentMethod: 'tok_succeeds', total: 200 })
const asked = confirmationAsked({ ...key, chargeId: 'charge' })
const applied = couponApplied({ code: 'SPRING20', discount: { kind: 'amount', value: 20 } })

const after = (...actions: UnknownAction[]) => actions.reduce(subscriptionSlice.reducer, initialSubscription)
const stepAfter = (...actions: UnknownAction[]) => after(...actions).checkout.step

test.each<[string, UnknownAction[], string]>([
  ['a chosen plan', [chosen], 'paying'],
  ['a payment on its way', [chosen, sent], 'sending'],
  ['a second press', [chosen, sent, sent], 'sending'],
  ['an answer that was lost', [chosen, sent, answerMissed(key)], 'unanswered'],
  ['asking again', [chosen, sent, answerMissed(key), sent], 'sending'],
  ['a reload on the way', [chosen, sent, offerOpened()], 'unanswered'],
  ['the bank’s question', [chosen, sent, asked], 'bank_asks'],
  ['an answer to the bank', [chosen, sent, asked, bankAnswered(true)], 'answering_bank'],
  [
    'a reload while the bank is answered',
    [chosen, sent, asked, bankAnswered(true), offerOpened()],
    'bank_asks',
  ],
  ['a refusal', [chosen, sent, paymentRefused({ ...key, refusal: 'declined' })], 'paying'],
  ['success', [chosen, sent, subscriptionBegun({ ...key, invoiceNumber: 1 })], 'subscribed'],
  [
    'success of another payment',
    [chosen, sent, subscriptionBegun({ ...other, invoiceNumber: 1 })],
    'sending',
  ],
  ['a refusal of another payment', [chosen, sent, paymentRefused({ ...other, refusal: 'other' })], 'sending'],
  ['a payment without a plan', [sent], 'not_chosen'],
  [
    'a look at the plans afterwards',
    [chosen, sent, subscriptionBegun({ ...key, invoiceNumber: null }), plansOpened()],
    'not_chosen',
  ],
  ['a look at the plans meanwhile', [chosen, sent, answerMissed(key), plansOpened()], 'unanswered'],
])('%s', (_what, actions, step) => {
  const { tier, coupon, checkout } = after(...actions)
  expect(checkout.step).toBe(step)
  expect(keptSubscriptionSchema.isValidSync({ tier, coupon, checkout }, { strict: true })).toBe(true)
})

test('the page of the bank is remembered with the question, and only an address of the web comes back', () => {
  const redirectUrl = 'https://bank.test/1'
  const elsewhere = confirmationAsked({ ...key, chargeId: 'charge', redirectUrl })
  const { tier, coupon, checkout } = after(chosen, sent, elsewhere, bankAnswered(true), offerOpened())
  expect(checkout).toMatchObject({ step: 'bank_asks', redirectUrl })
  const isKept = (address: string) =>
    keptSubscriptionSchema.isValidSync(
      { tier, coupon, checkout: { ...checkout, redirectUrl: address } },
      { strict: true },
    )
  expect([redirectUrl, 'javascript:alert(1)', '/relative'].map(isKept)).toEqual([true, false, false])
})

test('the coupon goes with the plan that is chosen, and is used up by the payment', () => {
  expect(after(applied, chosen).checkout).toMatchObject({ coupon: 'SPRING20' })
  expect(after(applied, couponCancelled(), chosen).checkout).toMatchObject({ coupon: null })
  expect(after(applied, chosen, sent, subscriptionBegun({ ...key, invoiceNumber: 1 })).coupon).toBeNull()
})

test('a coupon that no longer counts goes from the plan as well, and says why', () => {
  const state = after(applied, chosen, couponFoundInvalid('coupon_expired'))
  expect(state).toMatchObject({ coupon: null, checkout: { coupon: null, refusal: 'coupon_expired' } })
  expect(stepAfter(chosen, sent, couponFoundInvalid('coupon_used'))).toBe('sending')
})
