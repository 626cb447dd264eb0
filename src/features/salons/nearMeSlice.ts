import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Coordinates } from '@/domain/places/distance'
import type { NoPlaceReason } from './locate'

export type NearMeState =
  | { step: 'off' }
  | { step: 'asking' }
  | { step: 'found'; place: Coordinates }
  | { step: 'failed'; reason: NoPlaceReason }

export const initialNearMe: NearMeState = { step: 'off' }

/** Where the person looks from, once the browser was asked for it. */
export const nearMeSlice = createSlice({
  name: 'nearMe',
  initialState: (): NearMeState => initialNearMe,
  reducers: {
    nearMeAsked: () => ({ step: 'asking' as const }),
    placeFound: (state, { payload }: PayloadAction<Coordinates>) =>
      state.step === 'asking' ? { step: 'found' as const, place: payload } : state,
    placeNotFound: (state, { payload }: PayloadAction<NoPlaceReason>) =>
      state.step === 'asking' ? { step: 'failed' as const, reason: payload } : state,
    nearMeLeft: () => initialNearMe,
  },
  selectors: {
    selectNearMe: state => state,
    selectPlace: state => (state.step === 'found' ? state.place : null),
  },
})

export const { nearMeAsked, placeFound, placeNotFound, nearMeLeft } = nearMeSlice.actions
export const { selectNearMe, selectPlace: selectNearMePlace } = nearMeSlice.selectors
