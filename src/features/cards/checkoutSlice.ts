import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Instant } from '@/domain/zonedTime'
import {
  isUnderWay,
  type Checkout,
  type ItemOf,
  type Payment,
  type PurposeName,
  type Question,
  type RefusalOf,
} from './checkout'
import { initialCheckout, type CheckoutState } from './checkoutState'

export type OfItem = { [Name in PurposeName]: { purpose: Name; item: ItemOf<Name> } }[PurposeName]

export interface OfRequest {
  purpose: PurposeName
  /** Null for a lookup of how an earlier payment ended. */
  idempotencyKey: string | null
}

type Refused = OfRequest & { refusal: RefusalOf<PurposeName>; until?: Instant }

/** The actions ensure that purpose and item match, so the reducers need not. */
const stepsOf = (state: CheckoutState) => state as Record<PurposeName, Checkout>

/** The checkout that an answer belongs to. A late answer about another payment changes nothing. */
function answered(state: CheckoutState, { purpose, idempotencyKey }: OfRequest) {
  const checkout = stepsOf(state)[purpose]
  if ('payment' in checkout && checkout.payment) {
    return checkout.payment.idempotencyKey === idempotencyKey ? checkout : undefined
  }
  return 'item' in checkout && isUnderWay(checkout) ? checkout : undefined
}

/** The step of a checkout after the answer to its request is lost. */
function unanswered(checkout: Checkout): Checkout {
  if (checkout.step === 'sending') return { ...checkout, step: 'unanswered' }
  if (checkout.step === 'looking_up') return { ...checkout, step: 'look_up_missed' }
  if (checkout.step !== 'answering_bank') return checkout
  const { item, payment, question } = checkout
  return { step: 'bank_asks', item, payment, question, isUnsure: true }
}

/** The user's payments, at most one for each purpose. */
export const checkoutSlice = createSlice({
  name: 'checkout',
  initialState: initialCheckout,
  reducers: {
    checkoutOpened: (state, { payload: { purpose, item } }: PayloadAction<OfItem>) => {
      stepsOf(state)[purpose] = { step: 'paying', item, refusal: null }
    },
    /** The page is opened, perhaps after a reload, so the result of a running request is unknown. */
    checkoutReopened: (state, { payload: purpose }: PayloadAction<PurposeName>) => {
      stepsOf(state)[purpose] = unanswered(stepsOf(state)[purpose])
    },
    /** Replaces the item by one that can be paid for, with the reason. */
    itemCorrected: (
      state,
      { payload: { purpose, item, refusal } }: PayloadAction<OfItem & { refusal: RefusalOf<PurposeName> }>,
    ) => {
      if (state[purpose].step === 'paying') stepsOf(state)[purpose] = { step: 'paying', item, refusal }
    },
    paymentSent: (
      state,
      { payload: { purpose, payment } }: PayloadAction<{ purpose: PurposeName; payment: Payment }>,
    ) => {
      const checkout = stepsOf(state)[purpose]
      if (checkout.step !== 'paying' && checkout.step !== 'unanswered') return
      stepsOf(state)[purpose] = { step: 'sending', item: checkout.item, payment }
    },
    /** The user returns from a page of the bank or the provider. */
    providerPageLeft: (state, { payload: { purpose, item } }: PayloadAction<OfItem>) => {
      if (!isUnderWay(state[purpose])) stepsOf(state)[purpose] = { step: 'looking_up', item }
    },
    answerMissed: (state, { payload }: PayloadAction<OfRequest>) => {
      const checkout = answered(state, payload)
      if (checkout) stepsOf(state)[payload.purpose] = unanswered(checkout)
    },
    confirmationRequested: (state, { payload }: PayloadAction<OfRequest & { question: Question }>) => {
      const checkout = answered(state, payload)
      if (!checkout) return
      const payment = 'payment' in checkout ? checkout.payment : null
      const { item } = checkout
      const { purpose, question } = payload
      stepsOf(state)[purpose] = { step: 'bank_asks', item, payment, question, isUnsure: false }
    },
    bankAnswered: (
      state,
      { payload: { purpose, approved } }: PayloadAction<{ purpose: PurposeName; approved: boolean }>,
    ) => {
      const checkout = stepsOf(state)[purpose]
      if (checkout.step !== 'bank_asks') return
      const { item, payment, question } = checkout
      stepsOf(state)[purpose] = { step: 'answering_bank', item, payment, question, approved }
    },
    paymentRefused: (state, { payload }: PayloadAction<Refused>) => {
      const checkout = answered(state, payload)
      if (!checkout) return
      const { purpose, refusal, until } = payload
      const wait = until !== undefined && { until }
      stepsOf(state)[purpose] = { step: 'paying', item: checkout.item, refusal, ...wait }
    },
    paymentSucceeded: (state, { payload }: PayloadAction<OfRequest & { invoiceNumber: number | null }>) => {
      const checkout = answered(state, payload)
      if (!checkout) return
      const { invoiceNumber } = payload
      stepsOf(state)[payload.purpose] = { step: 'paid', item: checkout.item, invoiceNumber }
    },
    /** The user has seen the receipt of the last payment. */
    receiptLeft: (state, { payload: purpose }: PayloadAction<PurposeName>) => {
      if (state[purpose].step === 'paid') state[purpose] = { step: 'none' }
    },
    checkoutClosed: (state, { payload: purpose }: PayloadAction<PurposeName>) => {
      if (!isUnderWay(state[purpose])) state[purpose] = { step: 'none' }
    },
  },
  selectors: {
    selectAppointmentCheckout: state => state.appointment,
    selectSubscriptionCheckout: state => state.subscription,
  },
})

export const {
  checkoutOpened,
  checkoutReopened,
  itemCorrected,
  paymentSent,
  providerPageLeft,
  answerMissed,
  confirmationRequested,
  bankAnswered,
  paymentRefused,
  paymentSucceeded,
  receiptLeft,
  checkoutClosed,
} = checkoutSlice.actions
export const { selectAppointmentCheckout, selectSubscriptionCheckout } = checkoutSlice.selectors
