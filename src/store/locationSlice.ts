import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** Where the person is. `state` is what a navigation carried along, such as the page to come back to. */
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
