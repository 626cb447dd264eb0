import { createSlice } from '@reduxjs/toolkit'
import type { rejectionCaught } from '../session/incidents'
import { storageDropped } from '../session/storageDropped'

export interface LayoutState {
  /** The sidebar of the signed-in frame, initially open on wide windows (section 9: above 1024 px). */
  sidebarOpen: boolean
  /** Slices and entries of storage that could not be read, until the reader has been told. */
  dropped?: string[]
  /** The browser did not store what it should remember; said once. */
  refusal?: 'shown' | 'dismissed'
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
    storageRefused: state => {
      state.refusal ??= 'shown'
    },
    storageRefusalDismissed: state => {
      state.refusal = 'dismissed'
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
    selectIsStorageRefused: state => state.refusal === 'shown',
    selectHasFailed: state => state.hasFailed,
  },
})

export const {
  sidebarToggled,
  sidebarClosed,
  storageToastClosed,
  storageRefused,
  storageRefusalDismissed,
  failureDismissed,
} = layoutSlice.actions
export const { selectSidebarOpen, selectDropped, selectIsStorageRefused, selectHasFailed } =
  layoutSlice.selectors
