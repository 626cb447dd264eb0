import type { UnknownAction } from '@reduxjs/toolkit'
import {
  initialPaying,
  payingSlice,
  visitBankAnswered,
  visitPageLeft,
  visitConfirmationAsked,
  visitFoundUnpaid,
  visitPaid,
  visitPaymentClosed,
  visitPaymentMissed,
  visitPaymentOpened,
  visitPaymentRefused,
  visitPaymentSent,
} from './payingSlice'
import type { Paying, SentPayment } from './payingState'

const payment: SentPayment = {
  appointmentId: 'a',
  idempotencyKey: 'press',
  paymentMethod: 'tok_succeeds',
  amount: 20,
}
const open = visitPaymentOpened('a')
const sent = visitPaymentSent(payment)
const asked = visitConfirmationAsked({ chargeId: 'a.online.1' })

const run = (actions: readonly UnknownAction[]): Paying =>
  actions.reduce(payingSlice.reducer, initialPaying).paying

const bankAsks = {
  step: 'bank_asks',
  appointmentId: 'a',
  chargeId: 'a.online.1',
  isUnsure: false,
} as const

test.each<[string, readonly UnknownAction[], Paying]>([
  ['opened', [open], { step: 'card', appointmentId: 'a', refusal: null }],
  ['sent', [open, sent], { step: 'sending', ...payment }],
  [
    'refused',
    [open, sent, visitPaymentRefused('declined')],
    { step: 'card', appointmentId: 'a', refusal: 'declined' },
  ],
  ['unanswered keeps what was sent', [open, sent, visitPaymentMissed()], { step: 'unanswered', ...payment }],
  ['the bank asks', [open, sent, asked], bankAsks],
  [
    'an answer to the bank that was lost',
    [open, sent, asked, visitBankAnswered(true), visitPaymentMissed()],
    { ...bankAsks, isUnsure: true },
  ],
  [
    'a refusal of the bank',
    [open, sent, asked, visitBankAnswered(false), visitPaymentRefused('not_confirmed')],
    { step: 'card', appointmentId: 'a', refusal: 'not_confirmed' },
  ],
  ['back from the bank', [visitPageLeft('a')], { step: 'looking_up', appointmentId: 'a' }],
  [
    'back from the bank, and paid there',
    [visitPageLeft('a'), visitPaid()],
    { step: 'paid', appointmentId: 'a' },
  ],
  [
    'back from the card page, and nothing is paid',
    [visitPageLeft('a'), visitFoundUnpaid()],
    { step: 'card', appointmentId: 'a', refusal: null },
  ],
  ['back from the bank, and it still asks', [visitPageLeft('a'), asked], bankAsks],
  [
    'back from the bank, and nobody knows',
    [visitPageLeft('a'), visitPaymentMissed()],
    { step: 'look_up_missed', appointmentId: 'a' },
  ],
  [
    'back from the bank while another payment is under way',
    [open, sent, visitPageLeft('b')],
    { step: 'sending', ...payment },
  ],
  ['paid', [open, sent, visitPaid()], { step: 'paid', appointmentId: 'a' }],
  [
    'cannot be closed or changed while it is under way',
    [open, sent, visitPaymentClosed(), visitPaymentOpened('b')],
    { step: 'sending', ...payment },
  ],
  [
    'an answer that comes after closing',
    [open, visitPaymentClosed(), visitPaid(), visitPaymentRefused('other'), asked],
    { step: 'closed' },
  ],
])('%s', (_name, actions, expected) => {
  expect(run(actions)).toEqual(expected)
})
