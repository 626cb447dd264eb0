import { useState } from 'react'
import { appointmentsApi } from '@/api/appointmentsApi'
import { favoritesApi } from '@/api/favoritesApi'

const fresh = { refetchOnMountOrArgChange: true, refetchOnFocus: true }

/** First sections of the client's home. `isSettled` is true once each has loaded or failed, and stays so during a retry, so nothing below shifts. */
export function useHomeOverview(uid: string) {
  const next = appointmentsApi.useGetNextAppointmentQuery(uid, fresh)
  const favorites = favoritesApi.useListFavoritesQuery(uid, fresh)
  const last = appointmentsApi.useGetLastAppointmentQuery(uid, { refetchOnMountOrArgChange: true })
  const [isSettled, setSettled] = useState(false)
  if (!isSettled && [next, favorites, last].every(({ isLoading }) => !isLoading)) setSettled(true)
  return { next, favorites, last, isSettled }
}

export type Overview = ReturnType<typeof useHomeOverview>
