import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { CouponProblem, Discount } from '@/domain/coupon'
import type { PlanTier } from '@/domain/plans'
import type { PlanChoice } from '@/domain/subscription'
import {
  askedOf,
  chosenOf,
  sentOf,
  type Asked,
  type Checkout,
  type Refusal,
  type Sent,
} from './checkoutState'

export interface AppliedCoupon {
  code: string
  discount: Discount
}

export interface SubscriptionState {
  /** The tab that was chosen; null for none yet. */
  tier: PlanTier | null
  dialog: 'coupon' | 'card' | null
  coupon: AppliedCoupon | null
  checkout: Checkout
}

interface OfRequest {
  idempotencyKey: string
}

type ConfirmationAsked = OfRequest & Pick<Asked, 'chargeId' | 'redirectUrl'>

type PaymentSent = Pick<Sent, 'idempotencyKey' | 'paymentMethod' | 'total'>

export const initialSubscription: SubscriptionState = {
  tier: null,
  dialog: null,
  coupon: null,
  checkout: { step: 'not_chosen' },
}

/** The payment under way when the action is about it; what comes late, about another, changes nothing. */
const underWay = ({ checkout }: SubscriptionState, { idempotencyKey }: OfRequest) =>
  'idempotencyKey' in checkout && checkout.idempotencyKey === idempotencyKey ? checkout : undefined

export const subscriptionSlice = createSlice({
  name: 'subscription',
  initialState: initialSubscription,
  reducers: {
    tierChosen: (state, { payload }: PayloadAction<PlanTier>) => {
      state.tier = payload
    },
    couponAsked: state => {
      state.dialog = 'coupon'
    },
    couponApplied: (state, { payload }: PayloadAction<AppliedCoupon>) => {
      state.coupon = payload
      state.dialog = null
    },
    /** Cancel takes an applied coupon away as well. */
    couponCancelled: state => {
      state.coupon = null
      state.dialog = null
    },
    cardChangeAsked: state => {
      state.dialog = 'card'
    },
    dialogClosed: state => {
      state.dialog = null
    },
    /** The plans are looked at: what was bought before is done with. */
    plansOpened: state => {
      state.dialog = null
      if (state.checkout.step === 'subscribed') state.checkout = { step: 'not_chosen' }
    },
    planChosen: (state, { payload: { tier, size } }: PayloadAction<PlanChoice>) => {
      const coupon = state.coupon?.code ?? null
      state.checkout = { step: 'paying', tier, size, coupon, refusal: null }
    },
    /** The payment page is opened, perhaps anew: of a request that was under way nobody knows the end. */
    offerOpened: state => {
      const { checkout } = state
      if (checkout.step === 'sending') state.checkout = { ...sentOf(checkout), step: 'unanswered' }
      if (checkout.step === 'answering_bank') {
        state.checkout = { ...askedOf(checkout), step: 'bank_asks', isUnsure: true }
      }
    },
    /** The coupon no longer counts: the plan costs its own price. */
    couponFoundInvalid: (state, { payload: refusal }: PayloadAction<CouponProblem>) => {
      state.coupon = null
      if (state.checkout.step === 'paying') {
        state.checkout = { ...chosenOf(state.checkout), coupon: null, step: 'paying', refusal }
      }
    },
    paymentSent: (state, { payload }: PayloadAction<PaymentSent>) => {
      const { checkout } = state
      if (checkout.step === 'paying' || checkout.step === 'unanswered') {
        state.checkout = { ...chosenOf(checkout), ...payload, step: 'sending' }
      }
    },
    answerMissed: (state, { payload }: PayloadAction<OfRequest>) => {
      const checkout = underWay(state, payload)
      if (checkout?.step === 'sending') state.checkout = { ...sentOf(checkout), step: 'unanswered' }
      if (checkout?.step === 'answering_bank') {
        state.checkout = { ...askedOf(checkout), step: 'bank_asks', isUnsure: true }
      }
    },
    confirmationAsked: (state, { payload }: PayloadAction<ConfirmationAsked>) => {
      const checkout = underWay(state, payload)
      if (!checkout) return
      const asked = askedOf({ ...sentOf(checkout), ...payload })
      state.checkout = { ...asked, step: 'bank_asks', isUnsure: false }
    },
    bankAnswered: (state, { payload: approved }: PayloadAction<boolean>) => {
      if (state.checkout.step !== 'bank_asks') return
      state.checkout = { ...askedOf(state.checkout), step: 'answering_bank', approved }
    },
    paymentRefused: (state, { payload }: PayloadAction<OfRequest & { refusal: Refusal }>) => {
      const checkout = underWay(state, payload)
      if (checkout) state.checkout = { ...chosenOf(checkout), step: 'paying', refusal: payload.refusal }
    },
    subscriptionBegun: (state, { payload }: PayloadAction<OfRequest & { invoiceNumber: number | null }>) => {
      const checkout = underWay(state, payload)
      if (!checkout) return
      state.coupon = null
      state.checkout = {
        ...chosenOf(checkout),
        step: 'subscribed',
        invoiceNumber: payload.invoiceNumber,
      }
    },
  },
  selectors: {
    selectTier: state => state.tier,
    selectDialog: state => state.dialog,
    selectCoupon: state => state.coupon,
    selectCheckout: state => state.checkout,
  },
})

export const {
  tierChosen,
  couponAsked,
  couponApplied,
  couponCancelled,
  cardChangeAsked,
  dialogClosed,
  plansOpened,
  planChosen,
  offerOpened,
  couponFoundInvalid,
  paymentSent,
  answerMissed,
  confirmationAsked,
  bankAnswered,
  paymentRefused,
  subscriptionBegun,
} = subscriptionSlice.actions
export const { selectTier, selectDialog, selectCoupon, selectCheckout } = subscriptionSlice.selectors
