import { skipToken } from '@reduxjs/toolkit/query'
import { useSelector } from 'react-redux'
import { baseApi } from '@/api/baseApi'
import { unwrap } from '@/api/unwrap'
import type { Coordinates } from '@/domain/places/distance'
import type { Salon } from '@/domain/salon'
import { selectNearMePlace } from './nearMeSlice'

const distanceApi = baseApi.injectEndpoints({
  endpoints: build => ({
    /** Kilometres from a place to a salon; the salon itself is fetched without a place, to be the same for all. */
    getDistance: build.query<number | null, Coordinates & { salonId: string }>({
      query: ({ salonId, latitude, longitude }) => ({
        url: `salons/${encodeURIComponent(salonId)}`,
        params: { latitude, longitude },
      }),
      transformResponse: (answer: { data: Salon }) => unwrap(answer).distanceKm,
    }),
  }),
})

/** Kilometres from where Near Me found the person, or undefined while that is not known. */
export function useDistance(salonId: string): number | undefined {
  const place = useSelector(selectNearMePlace)
  const { currentData } = distanceApi.useGetDistanceQuery(place ? { ...place, salonId } : skipToken)
  return currentData ?? undefined
}
