import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** Where the person is. `state` is what a navigation carried along, such as the page to come back to. */
export interface Place {
  pathname: string
  search: string
  hash: string
  key: string
  state: unknown
}

export const initialPlace: Place = { pathname: '/', search: '', hash: '', key: 'default', state: null }

export const placeSlice = createSlice({
  name: 'place',
  initialState: initialPlace,
  reducers: { placeChanged: (_state, { payload }: PayloadAction<Place>) => payload },
  selectors: { selectPlace: state => state },
})

export const { placeChanged } = placeSlice.actions
export const { selectPlace } = placeSlice.selectors
