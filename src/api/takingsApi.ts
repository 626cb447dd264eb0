import type { Overview } from '@/domain/overview'
import type { IsoDate } from '@/domain/weekday'
import { baseApi } from './baseApi'
import { unwrap } from '@/store/unwrap'

interface OverviewArgs {
  salonId: string
  from: IsoDate
  /** Inclusive. */
  to: IsoDate
}

export const takingsApi = baseApi.injectEndpoints({
  endpoints: build => ({
    getOverview: build.query<Overview, OverviewArgs>({
      query: ({ salonId, ...params }) => ({ url: `salons/${encodeURIComponent(salonId)}/overview`, params }),
      transformResponse: unwrap<Overview>,
      providesTags: ['Appointment', 'Salon', 'Review'],
    }),
  }),
})
