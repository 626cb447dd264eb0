import { createApi } from '@reduxjs/toolkit/query/react'
import { baseQuery } from './baseQuery'

/** Everything the server owns. Each resource adds its endpoints in a file of its own. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: [
    'Me',
    'Salon',
    'Slots',
    'Appointment',
    'Favorite',
    'Payment',
    'Notification',
    'Review',
    'Promotion',
    'Wait',
  ],
  refetchOnReconnect: true,
  endpoints: () => ({}),
})
