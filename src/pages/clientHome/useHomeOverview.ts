import { appointmentsApi } from '@/api/appointmentsApi'
import { favoritesApi } from '@/api/favoritesApi'

const fresh = { refetchOnMountOrArgChange: true, refetchOnFocus: true }

/** First sections of the client's home. `isSettled` is true once each has loaded or failed, so nothing below shifts. */
export function useHomeOverview(uid: string) {
  const next = appointmentsApi.useGetNextAppointmentQuery(uid, fresh)
  const favorites = favoritesApi.useListFavoritesQuery(uid, fresh)
  const last = appointmentsApi.useGetLastAppointmentQuery(uid, { refetchOnMountOrArgChange: true })
  return { next, favorites, last, isSettled: [next, favorites, last].every(({ isLoading }) => !isLoading) }
}

export type Overview = ReturnType<typeof useHomeOverview>
