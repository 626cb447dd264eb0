import type { UnknownAction } from '@reduxjs/toolkit'
import type { Checkout } from './checkout'
import {
  answerMissed,
  bankAnswered,
  checkoutClosed,
  checkoutOpened,
  checkoutReopened,
  checkoutSlice,
  confirmationRequested,
  itemCorrected,
  paymentRefused,
  paymentSent,
  paymentSucceeded,
  providerPageLeft,
  receiptLeft,
  type OfItem,
} from './checkoutSlice'
import { initialCheckout } from './checkoutState'
import { persistedCheckoutSchema } from './persistedCheckoutSchema'

const payment = { idempotencyKey: 'press', paymentMethod: 'tok_succeeds', amount: 20 }
const question = { chargeId: 'charge' }

const appointment: OfItem = { purpose: 'appointment', item: { appointmentId: 'a' } }
const plan: OfItem = { purpose: 'subscription', item: { tier: 'gold', size: 'team', coupon: 'SPRING20' } }

const run = (...actions: UnknownAction[]) => actions.reduce(checkoutSlice.reducer, initialCheckout)

describe.each([
  ['an appointment', appointment],
  ['a plan', plan],
])('paying for %s', (_what, { purpose, item }) => {
  const thing = { purpose, item } as OfItem
  const key = { purpose, idempotencyKey: 'press' }
  const other = { purpose, idempotencyKey: 'other' }
  const noKey = { purpose, idempotencyKey: null }

  const open = checkoutOpened(thing)
  const sent = paymentSent({ purpose, payment })
  const missed = answerMissed(key)
  const asked = confirmationRequested({ ...key, question })
  const yes = bankAnswered({ purpose, approved: true })
  const refused = paymentRefused({ ...key, refusal: 'declined' })
  const paid = paymentSucceeded({ ...key, invoiceNumber: null })
  const back = providerPageLeft(thing)

  const bankAsks = { step: 'bank_asks', item, payment, question, isUnsure: false }

  test.each<[string, UnknownAction[], object]>([
    ['chosen', [open], { step: 'paying', item, refusal: null }],
    ['sent', [open, sent], { step: 'sending', item, payment }],
    ['pressed twice', [open, sent, sent], { step: 'sending', item, payment }],
    ['refused', [open, sent, refused], { step: 'paying', item, refusal: 'declined' }],
    [
      'to wait',
      [open, sent, paymentRefused({ ...key, refusal: 'too_many', until: 60_000 })],
      { step: 'paying', item, refusal: 'too_many', until: 60_000 },
    ],
    ['unanswered keeps what was sent', [open, sent, missed], { step: 'unanswered', item, payment }],
    ['asked again', [open, sent, missed, sent], { step: 'sending', item, payment }],
    ['a reload on the way', [open, sent, checkoutReopened(purpose)], { step: 'unanswered', item, payment }],
    ['the bank asks', [open, sent, asked], bankAsks],
    [
      'an answer to the bank',
      [open, sent, asked, yes],
      { step: 'answering_bank', item, payment, question, approved: true },
    ],
    [
      'an answer to the bank that was lost',
      [open, sent, asked, yes, missed],
      { ...bankAsks, isUnsure: true },
    ],
    [
      'a reload while the bank is answered',
      [open, sent, asked, yes, checkoutReopened(purpose)],
      { ...bankAsks, isUnsure: true },
    ],
    [
      'a refusal of the bank',
      [open, sent, asked, bankAnswered({ purpose, approved: false }), refused],
      { step: 'paying', item, refusal: 'declined' },
    ],
    ['paid', [open, sent, paid], { step: 'paid', item, invoiceNumber: null }],
    [
      'an answer that came after all',
      [open, sent, missed, paid],
      { step: 'paid', item, invoiceNumber: null },
    ],
    ['seen', [open, sent, paid, receiptLeft(purpose)], { step: 'none' }],
    [
      'a look at the receipt meanwhile',
      [open, sent, receiptLeft(purpose)],
      { step: 'sending', item, payment },
    ],
    ['closed', [open, checkoutClosed(purpose)], { step: 'none' }],
    [
      'cannot be closed while it is under way',
      [open, sent, checkoutClosed(purpose)],
      { step: 'sending', item, payment },
    ],
    [
      'the answer to another payment',
      [
        open,
        sent,
        paymentSucceeded({ ...other, invoiceNumber: 1 }),
        paymentRefused({ ...other, refusal: 'other' }),
      ],
      { step: 'sending', item, payment },
    ],
    [
      'an answer that comes after closing',
      [open, checkoutClosed(purpose), paid, refused, asked],
      { step: 'none' },
    ],
    ['a payment of nothing', [sent], { step: 'none' }],
    ['back from the bank', [back], { step: 'looking_up', item }],
    [
      'back from the bank, and paid there',
      [back, paymentSucceeded({ ...noKey, invoiceNumber: null })],
      { step: 'paid', item, invoiceNumber: null },
    ],
    [
      'back from the bank, and it still asks',
      [back, confirmationRequested({ ...noKey, question })],
      { ...bankAsks, payment: null },
    ],
    ['back from the bank, and nobody knows', [back, answerMissed(noKey)], { step: 'look_up_missed', item }],
    ['back from the card page, and nothing is paid', [back, open], { step: 'paying', item, refusal: null }],
    [
      'back from the bank while a payment is under way',
      [open, sent, back],
      { step: 'sending', item, payment },
    ],
  ])('%s', (_name, actions, expected) => {
    expect(run(...actions)[purpose]).toEqual(expected)
  })

  test('leaves what else is paid for alone', () => {
    const others = checkoutOpened(purpose === 'appointment' ? plan : appointment)
    const state = run(others, open, sent, paid)
    expect(
      Object.values(state)
        .map(({ step }) => step)
        .sort(),
    ).toEqual(['paid', 'paying'])
  })
})

const corrected = itemCorrected({
  purpose: 'subscription',
  item: { tier: 'gold', size: 'team', coupon: null },
  refusal: 'coupon_expired',
})

test('a coupon that no longer counts goes from the plan, and says why', () => {
  expect(run(checkoutOpened(plan), corrected).subscription).toMatchObject({
    step: 'paying',
    item: { coupon: null },
    refusal: 'coupon_expired',
  })
  expect(
    run(checkoutOpened(plan), paymentSent({ purpose: 'subscription', payment }), corrected).subscription,
  ).toMatchObject({ step: 'sending', item: { coupon: 'SPRING20' } })
})

test('each step of buying a plan comes back after a reload, with an address of the web alone', () => {
  const isPersistable = (subscription: Checkout) =>
    persistedCheckoutSchema.isValidSync({ subscription }, { strict: true })
  const of = { purpose: 'subscription', idempotencyKey: 'press' } as const
  const sent = [checkoutOpened(plan), paymentSent({ purpose: 'subscription', payment })]
  const askedAt = (redirectUrl: string) =>
    run(...sent, confirmationRequested({ ...of, question: { ...question, redirectUrl } })).subscription
  const states = [
    run(),
    run(checkoutOpened(plan)),
    run(...sent),
    run(...sent, answerMissed(of)),
    run(...sent, confirmationRequested({ ...of, question })),
    run(
      ...sent,
      confirmationRequested({ ...of, question }),
      bankAnswered({ purpose: 'subscription', approved: true }),
    ),
    run(...sent, paymentSucceeded({ ...of, invoiceNumber: 1 })),
  ]
  expect(states.map(({ subscription }) => isPersistable(subscription))).toEqual(states.map(() => true))
  expect(
    ['https://bank.test/1', 'javascript:alert(1)', '/relative'].map(address =>
      isPersistable(askedAt(address)),
    ),
  ).toEqual([true, false, false])
})
