import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** The router's location. `state` comes with the navigation, for example the page to return to. */
export interface Location {
  pathname: string
  search: string
  hash: string
  key: string
  state: unknown
}

export const initialLocation: Location = { pathname: '/', search: '', hash: '', key: 'default', state: null }

export const locationSlice = createSlice({
  name: 'location',
  initialState: initialLocation,
  reducers: { locationChanged: (_state, { payload }: PayloadAction<Location>) => payload },
  selectors: { selectLocation: state => state },
})

export const { locationChanged } = locationSlice.actions
export const { selectLocation } = locationSlice.selectors
