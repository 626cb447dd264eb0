import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

export interface PaymentsState {
  /** Null for all years. */
  year: number | null
  receiptId: string | null
  moreTimes: number
}

export const initialPayments: PaymentsState = { year: null, receiptId: null, moreTimes: 0 }

export const paymentsSlice = createSlice({
  name: 'payments',
  initialState: initialPayments,
  reducers: {
    yearChosen: (state, { payload }: PayloadAction<number | null>) => {
      state.year = payload
      state.moreTimes = 0
    },
    receiptOpened: (state, { payload }: PayloadAction<string>) => {
      state.receiptId = payload
    },
    receiptClosed: state => {
      state.receiptId = null
    },
    moreRequested: state => {
      state.moreTimes += 1
    },
  },
  selectors: {
    selectYear: state => state.year,
    selectReceiptId: state => state.receiptId,
    selectMoreTimes: state => state.moreTimes,
  },
})

export const { yearChosen, receiptOpened, receiptClosed, moreRequested } = paymentsSlice.actions
export const { selectYear, selectReceiptId, selectMoreTimes } = paymentsSlice.selectors
