import { createSlice } from '@reduxjs/toolkit'

export interface NotificationsState {
  /** True while the list is open under the bell. */
  open: boolean
}

export const initialNotifications: NotificationsState = { open: false }

export const notificationsSlice = createSlice({
  name: 'notifications',
  initialState: initialNotifications,
  reducers: {
    notificationsOpened: state => {
      state.open = true
    },
    notificationsClosed: state => {
      state.open = false
    },
  },
  selectors: { selectNotificationsOpen: state => state.open },
})

export const { notificationsOpened, notificationsClosed } = notificationsSlice.actions
export const { selectNotificationsOpen } = notificationsSlice.selectors
