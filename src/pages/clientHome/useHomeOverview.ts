import { appointmentsApi } from '@/api/appointmentsApi'
import { favoritesApi } from '@/api/favoritesApi'

const fresh = { refetchOnMountOrArgChange: true, refetchOnFocus: true }

/** What a client's home begins with; settled once each is there or has failed, and what stands below stays in place. */
export function useHomeOverview(uid: string) {
  const next = appointmentsApi.useGetNextAppointmentQuery(uid, fresh)
  const favorites = favoritesApi.useListFavoritesQuery(uid, fresh)
  const last = appointmentsApi.useGetLastAppointmentQuery(uid, { refetchOnMountOrArgChange: true })
  return { next, favorites, last, isSettled: [next, favorites, last].every(({ isLoading }) => !isLoading) }
}

export type Overview = ReturnType<typeof useHomeOverview>
