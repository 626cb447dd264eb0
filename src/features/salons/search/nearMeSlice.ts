import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Coordinates } from '@/domain/geography/distance'
import type { NoPositionReason } from './locate'

export type NearMeState =
  | { step: 'off' }
  | { step: 'asking' }
  | { step: 'found'; position: Coordinates }
  | { step: 'failed'; reason: NoPositionReason }

export const initialNearMe: NearMeState = { step: 'off' }

export const nearMeSlice = createSlice({
  name: 'nearMe',
  initialState: (): NearMeState => initialNearMe,
  reducers: {
    nearMeRequested: () => ({ step: 'asking' as const }),
    positionFound: (state, { payload }: PayloadAction<Coordinates>) =>
      state.step === 'asking' ? { step: 'found' as const, position: payload } : state,
    positionNotFound: (state, { payload }: PayloadAction<NoPositionReason>) =>
      state.step === 'asking' ? { step: 'failed' as const, reason: payload } : state,
    nearMeLeft: () => initialNearMe,
  },
  selectors: {
    selectNearMe: state => state,
    selectLocation: state => (state.step === 'found' ? state.position : null),
  },
})

export const { nearMeRequested, positionFound, positionNotFound, nearMeLeft } = nearMeSlice.actions
export const { selectNearMe, selectLocation: selectNearMePosition } = nearMeSlice.selectors
