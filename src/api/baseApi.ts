import { createApi } from '@reduxjs/toolkit/query/react'
import { baseQuery } from './baseQuery'

/** All data that the server owns. Each resource injects its endpoints in its own file. */
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
    'Client',
  ],
  refetchOnReconnect: true,
  endpoints: () => ({}),
})
