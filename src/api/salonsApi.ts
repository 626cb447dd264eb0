import type { Coordinates } from '@/domain/geography/distance'
import {
  type DayAvailability,
  type Salon,
  type SalonPage,
  type SlotList,
  type SlotQuery,
  type StaffSummary,
} from '@/domain/salon'
import type { SalonSearch } from '@/domain/salonSearch'
import type { IsoDate } from '@/domain/weekday'
import type { Instant } from '@/domain/zonedTime'
import { baseApi } from './baseApi'
import { unwrap } from '@/store/unwrap'

interface DaysArgs {
  salonId: string
  serviceIds: readonly string[]
  from: IsoDate
  /** How many days from `from` on, at most 31. */
  days: number
  staffId?: string
  reschedulingId?: string
  after?: Instant
}

const salonUrl = (salonId: string) => `salons/${encodeURIComponent(salonId)}`

export const salonsApi = baseApi.injectEndpoints({
  endpoints: build => ({
    listSalons: build.infiniteQuery<SalonPage, Omit<SalonSearch, 'cursor'>, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ next }) => next,
      },
      query: ({ queryArg, pageParam }) => ({
        url: 'salons',
        params: pageParam === null ? queryArg : { ...queryArg, cursor: pageParam },
      }),
      transformResponse: unwrap<SalonPage>,
      providesTags: ['Salon'],
    }),
    /** By the salon's id, its slug or an earlier one. */
    getSalon: build.query<Salon, string>({
      query: address => ({ url: salonUrl(address) }),
      transformResponse: unwrap<Salon>,
      providesTags: (salon, _error, address) => [{ type: 'Salon', id: salon?.id ?? address }],
    }),
    /** Kilometres from coordinates to a salon. `getSalon` goes without coordinates: its answer is the same for all. */
    getDistance: build.query<number | null, Coordinates & { salonId: string }>({
      query: ({ salonId, latitude, longitude }) => ({
        url: salonUrl(salonId),
        params: { latitude, longitude },
      }),
      transformResponse: (answer: { data: Salon }) => unwrap(answer).distanceKm,
    }),
    getMySalon: build.query<Salon, void>({
      query: () => ({ url: 'salons/mine' }),
      transformResponse: unwrap<Salon>,
      providesTags: ['Salon'],
    }),
    listStaffSummaries: build.query<StaffSummary[], string>({
      query: salonId => ({ url: `${salonUrl(salonId)}/staff` }),
      transformResponse: unwrap<StaffSummary[]>,
      providesTags: (_staff, _error, salonId) => [{ type: 'Slots', id: salonId }, 'Review'],
    }),
    listSlots: build.query<SlotList, SlotQuery>({
      query: ({ salonId, ...params }) => ({ url: `${salonUrl(salonId)}/slots`, params }),
      transformResponse: unwrap<SlotList>,
      providesTags: (_slots, _error, { salonId }) => [{ type: 'Slots', id: salonId }],
    }),
    listDays: build.query<DayAvailability[], DaysArgs>({
      query: ({ salonId, ...params }) => ({ url: `${salonUrl(salonId)}/days`, params }),
      transformResponse: unwrap<DayAvailability[]>,
      providesTags: (_slots, _error, { salonId }) => [{ type: 'Slots', id: salonId }],
    }),
  }),
})

/** The part of the state that the thunks of this api read. */
export type SalonsApiState = Parameters<typeof salonsApi.util.selectCachedArgsForQuery>[0]
