import type { AuditFilter, AuditPage } from '@/domain/audit'
import { unwrap } from '@/store/unwrap'
import { baseApi } from './baseApi'

export const auditApi = baseApi.injectEndpoints({
  endpoints: build => ({
    /** Who changed what in the salon, the newest first. */
    listAudit: build.infiniteQuery<AuditPage, AuditFilter & { salonId: string }, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ next }) => next ?? undefined,
      },
      query: ({ queryArg: { salonId, ...filter }, pageParam }) => ({
        url: `salons/${encodeURIComponent(salonId)}/audit`,
        params: pageParam === null ? filter : { ...filter, cursor: pageParam },
      }),
      transformResponse: unwrap<AuditPage>,
      providesTags: ['Appointment', 'Payment', 'Promotion', 'Salon'],
    }),
  }),
})
