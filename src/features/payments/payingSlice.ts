import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import {
  askedOf,
  isUnderWay,
  sentOf,
  type AskedPayment,
  type Paying,
  type PayRefusal,
  type SentPayment,
} from './payingState'

export interface PayingState {
  paying: Paying
}

export const initialPaying: PayingState = { paying: { step: 'closed' } }

/** The payment of an appointment that the person has before them. */
export const payingSlice = createSlice({
  name: 'paying',
  initialState: initialPaying,
  reducers: {
    visitPaymentOpened: (state, { payload: appointmentId }: PayloadAction<string>) => {
      if (!isUnderWay(state.paying)) state.paying = { step: 'card', appointmentId, refusal: null }
    },
    visitPaymentSent: (state, { payload }: PayloadAction<SentPayment>) => {
      state.paying = { step: 'sending', ...sentOf(payload) }
    },
    visitPageLeft: (state, { payload: appointmentId }: PayloadAction<string>) => {
      if (!isUnderWay(state.paying)) state.paying = { step: 'looking_up', appointmentId }
    },
    visitPaymentMissed: state => {
      const { paying } = state
      if (paying.step === 'sending') state.paying = { ...sentOf(paying), step: 'unanswered' }
      if (paying.step === 'answering_bank') {
        state.paying = { ...askedOf(paying), step: 'bank_asks', isUnsure: true }
      }
      if (paying.step === 'looking_up') state.paying = { ...paying, step: 'look_up_missed' }
    },
    visitPaymentRefused: (state, { payload: refusal }: PayloadAction<PayRefusal>) => {
      const { paying } = state
      if (!isUnderWay(paying) || !('appointmentId' in paying)) return
      state.paying = { step: 'card', appointmentId: paying.appointmentId, refusal }
    },
    visitFoundUnpaid: state => {
      const { paying } = state
      if (paying.step !== 'looking_up') return
      state.paying = { step: 'card', appointmentId: paying.appointmentId, refusal: null }
    },
    visitConfirmationAsked: (
      state,
      { payload }: PayloadAction<Pick<AskedPayment, 'chargeId' | 'redirectUrl'>>,
    ) => {
      const { paying } = state
      if (!isUnderWay(paying) || !('appointmentId' in paying)) return
      state.paying = { ...askedOf({ ...paying, ...payload }), step: 'bank_asks', isUnsure: false }
    },
    visitBankAnswered: (state, { payload: approved }: PayloadAction<boolean>) => {
      const { paying } = state
      if (paying.step === 'bank_asks') state.paying = { ...askedOf(paying), step: 'answering_bank', approved }
    },
    visitPaid: state => {
      const { paying } = state
      if ('appointmentId' in paying) state.paying = { step: 'paid', appointmentId: paying.appointmentId }
    },
    visitPaymentClosed: state => {
      if (!isUnderWay(state.paying)) state.paying = { step: 'closed' }
    },
  },
  selectors: { selectPaying: state => state.paying },
})

export const {
  visitPaymentOpened,
  visitPaymentSent,
  visitPageLeft,
  visitPaymentMissed,
  visitPaymentRefused,
  visitFoundUnpaid,
  visitConfirmationAsked,
  visitBankAnswered,
  visitPaid,
  visitPaymentClosed,
} = payingSlice.actions
export const { selectPaying } = payingSlice.selectors
