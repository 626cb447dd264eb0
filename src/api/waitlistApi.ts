import type { Wait, WaitRequest } from '@/domain/waitlist'
import { baseApi } from './baseApi'
import { unwrap } from '@/store/unwrap'

export const waitlistApi = baseApi.injectEndpoints({
  endpoints: build => ({
    /** The client's waits, soonest day first. */
    listWaits: build.query<Wait[], void>({
      query: () => ({ url: 'waitlist' }),
      transformResponse: unwrap<Wait[]>,
      // Each says whether its day has a free time.
      providesTags: waits => [
        'Wait',
        ...(waits ?? []).map(({ salonId }) => ({ type: 'Slots' as const, id: salonId })),
      ],
    }),
    /** A repeated request for the same service and day keeps the client's position in the line. */
    waitFor: build.mutation<Wait, WaitRequest>({
      query: body => ({ url: 'waitlist', method: 'POST', body }),
      transformResponse: unwrap<Wait>,
      // A refusal may mean that a slot is free again.
      invalidatesTags: ['Wait', 'Slots'],
    }),
    leaveWait: build.mutation<unknown, string>({
      query: waitId => ({ url: `waitlist/${encodeURIComponent(waitId)}`, method: 'DELETE', body: {} }),
      invalidatesTags: ['Wait'],
    }),
  }),
})
