import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Instant } from '@/domain/zonedTime'

export interface SalonsState {
  /** The instant that decides what is open. Null before the first look at the clock. */
  lookedAt: Instant | null
}

export const initialSalons: SalonsState = { lookedAt: null }

export const salonsSlice = createSlice({
  name: 'salons',
  initialState: initialSalons,
  reducers: {
    salonsLookedAt: (state, { payload }: PayloadAction<Instant>) => {
      state.lookedAt = payload
    },
  },
  selectors: { selectSalonsLookedAt: state => state.lookedAt },
})

export const { salonsLookedAt } = salonsSlice.actions
export const { selectSalonsLookedAt } = salonsSlice.selectors
