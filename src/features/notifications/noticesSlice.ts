import { createSlice } from '@reduxjs/toolkit'

export interface NoticesState {
  /** The list hangs open under the bell. */
  open: boolean
}

export const initialNotices: NoticesState = { open: false }

export const noticesSlice = createSlice({
  name: 'notices',
  initialState: initialNotices,
  reducers: {
    noticesOpened: state => {
      state.open = true
    },
    noticesClosed: state => {
      state.open = false
    },
  },
  selectors: { selectNoticesOpen: state => state.open },
})

export const { noticesOpened, noticesClosed } = noticesSlice.actions
export const { selectNoticesOpen } = noticesSlice.selectors
