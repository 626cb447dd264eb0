import type { Payment } from '@/domain/payment'
import { baseApi } from './baseApi'
import { unwrap } from '@/store/unwrap'

export const paymentsApi = baseApi.injectEndpoints({
  endpoints: build => ({
    listPayments: build.query<Payment[], string>({
      query: uid => ({ url: `payments/customer/${encodeURIComponent(uid)}` }),
      transformResponse: unwrap<Payment[]>,
      providesTags: ['Payment'],
    }),
  }),
})
