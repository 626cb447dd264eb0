import { createSlice } from '@reduxjs/toolkit'

export interface LayoutState {
  /** The sidebar of the signed-in frame, initially open on wide windows (section 9: above 1024 px). */
  sidebarOpen: boolean
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
  },
  selectors: { selectSidebarOpen: state => state.sidebarOpen },
})

export const { sidebarToggled, sidebarClosed } = layoutSlice.actions
export const { selectSidebarOpen } = layoutSlice.selectors
