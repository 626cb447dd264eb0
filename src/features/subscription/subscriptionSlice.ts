import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { PlanTier } from '@/domain/plans'
import { itemCorrected, paymentSucceeded } from '@/features/cards/checkoutSlice'
import { initialSubscription, type AppliedCoupon } from './subscriptionState'

export const subscriptionSlice = createSlice({
  name: 'subscription',
  initialState: initialSubscription,
  reducers: {
    tierChosen: (state, { payload }: PayloadAction<PlanTier>) => {
      state.tier = payload
    },
    couponRequested: state => {
      state.dialog = 'coupon'
    },
    couponApplied: (state, { payload }: PayloadAction<AppliedCoupon>) => {
      state.coupon = payload
      state.dialog = null
    },
    /** Cancel also removes an applied coupon. */
    couponCancelled: state => {
      state.coupon = null
      state.dialog = null
    },
    cardChangeRequested: state => {
      state.dialog = 'card'
    },
    dialogClosed: state => {
      state.dialog = null
    },
  },
  extraReducers: builder => {
    builder
      .addCase(paymentSucceeded, (state, { payload: { purpose } }) => {
        if (purpose === 'subscription') state.coupon = null
      })
      /** A coupon that is no longer valid for the chosen plan is removed for all plans. */
      .addCase(itemCorrected, (state, { payload }) => {
        if (payload.purpose === 'subscription' && payload.item.coupon === null) state.coupon = null
      })
  },
  selectors: {
    selectTier: state => state.tier,
    selectDialog: state => state.dialog,
    selectCoupon: state => state.coupon,
  },
})

export const {
  tierChosen,
  couponRequested,
  couponApplied,
  couponCancelled,
  cardChangeRequested,
  dialogClosed,
} = subscriptionSlice.actions
export const { selectTier, selectDialog, selectCoupon } = subscriptionSlice.selectors
