import { appointmentsApi } from '@/api/appointmentsApi'
import { favoritesApi } from '@/api/favoritesApi'
import { Stack } from '@/ui/Stack'
import { FavoriteSection } from './FavoriteSection'
import { NextReservationSection } from './NextReservationSection'
import { Welcome } from './Welcome'

/** The next reservation and the favourite salons, or a welcome for who has neither. */
export const HomeOverview = ({ uid }: { uid: string }) => {
  const fresh = { refetchOnMountOrArgChange: true, refetchOnFocus: true }
  const next = appointmentsApi.useGetNextAppointmentQuery(uid, fresh)
  const favorites = favoritesApi.useListFavoritesQuery(uid, fresh)

  if (next.data === null && favorites.data?.length === 0) return <Welcome />
  return (
    <Stack gap={32}>
      <NextReservationSection {...next} />
      <FavoriteSection {...favorites} />
    </Stack>
  )
}
