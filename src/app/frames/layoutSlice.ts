import { createSlice } from '@reduxjs/toolkit'
import type { rejectionCaught } from '../session/incidents'
import { storageDropped } from '../session/storageDropped'

export interface LayoutState {
  /** The sidebar of the signed-in frame, initially open on wide windows (section 9: above 1024 px). */
  sidebarOpen: boolean
  /** Slices and entries of storage that could not be read, until the reader has been told. */
  dropped?: string[]
  /** Something failed that nothing handled, and the person has not dismissed the message yet. */
  hasFailed?: true
}

/** A name of its own: the session's code loads after the first page. */
const unhandled: typeof rejectionCaught.type = 'session/rejectionCaught'

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
    failureDismissed: state => {
      delete state.hasFailed
    },
  },
  extraReducers: builder => {
    builder
      .addCase(storageDropped, (state, { payload }) => {
        state.dropped = payload.map(({ key, slice }) => slice ?? key)
      })
      .addCase(unhandled, state => {
        state.hasFailed = true
      })
  },
  selectors: {
    selectSidebarOpen: state => state.sidebarOpen,
    selectDropped: state => state.dropped,
    selectHasFailed: state => state.hasFailed,
  },
})

export const { sidebarToggled, sidebarClosed, storageToastClosed, failureDismissed } = layoutSlice.actions
export const { selectSidebarOpen, selectDropped, selectHasFailed } = layoutSlice.selectors
