import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { SearchArea } from '@/domain/searchArea'

/** Where a visitor's search starts; null until it is chosen or found. A cookie keeps it for the server. */
export const searchAreaSlice = createSlice({
  name: 'searchArea',
  initialState: (): SearchArea | null => null,
  reducers: {
    searchAreaChosen: (_state, { payload }: PayloadAction<SearchArea>) => payload,
  },
  selectors: { selectSearchArea: state => state },
})

export const { searchAreaChosen } = searchAreaSlice.actions
export const { selectSearchArea } = searchAreaSlice.selectors
