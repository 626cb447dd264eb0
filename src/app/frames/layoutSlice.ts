import { createSlice } from '@reduxjs/toolkit'
import { storageDropped } from '../session/storageDropped'

export interface LayoutState {
  /** The sidebar of the signed-in frame, initially open on wide windows (section 9: above 1024 px). */
  sidebarOpen: boolean
  /** Slices and entries of storage that could not be read, until the reader has been told. */
  dropped?: string[]
}

export const initialLayout: LayoutState = { sidebarOpen: false }

export const layoutSlice = createSlice({
  name: 'layout',
  initialState: initialLayout,
  reducers: {
    sidebarToggled: state => {
      state.sidebarOpen = !state.sidebarOpen
    },
    sidebarClosed: state => {
      state.sidebarOpen = false
    },
    storageToastClosed: state => {
      delete state.dropped
    },
  },
  extraReducers: builder => {
    builder.addCase(storageDropped, (state, { payload }) => {
      state.dropped = payload.map(({ key, slice }) => slice ?? key)
    })
  },
  selectors: {
    selectSidebarOpen: state => state.sidebarOpen,
    selectDropped: state => state.dropped,
  },
})

export const { sidebarToggled, sidebarClosed, storageToastClosed } = layoutSlice.actions
export const { selectSidebarOpen, selectDropped } = layoutSlice.selectors
