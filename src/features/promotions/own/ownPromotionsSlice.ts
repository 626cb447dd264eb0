import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { promotionSubmission } from './promotionSubmission'

export interface OwnPromotionsState {
  /** The promotion in the form, null for a new one. */
  form: { promotionId: string | null } | null
  /** The promotion that the owner is asked about. */
  endingId: string | null
}

export const initialOwnPromotions: OwnPromotionsState = { form: null, endingId: null }

export const ownPromotionsSlice = createSlice({
  name: 'ownPromotions',
  initialState: initialOwnPromotions,
  reducers: {
    promotionBegun: state => {
      state.form = { promotionId: null }
    },
    promotionEditingStarted: (state, { payload: promotionId }: PayloadAction<string>) => {
      state.form = { promotionId }
    },
    promotionEndAsked: (state, { payload }: PayloadAction<string>) => {
      state.endingId = payload
    },
    promotionDialogsClosed: () => initialOwnPromotions,
  },
  extraReducers: builder => builder.addMatcher(promotionSubmission.isSucceeded, () => initialOwnPromotions),
  selectors: {
    selectPromotionForm: state => state.form,
    selectEndingId: state => state.endingId,
  },
})

export const { promotionBegun, promotionEditingStarted, promotionEndAsked, promotionDialogsClosed } =
  ownPromotionsSlice.actions
export const { selectPromotionForm, selectEndingId } = ownPromotionsSlice.selectors
