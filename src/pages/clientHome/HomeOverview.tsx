import { Stack } from '@/ui/Stack'
import { FavoriteSection } from './FavoriteSection'
import { LastAppointmentSection } from './LastAppointmentSection'
import { NextReservationSection } from './NextReservationSection'
import type { Overview } from './useHomeOverview'
import { Welcome } from './Welcome'

/** The next reservation and the favourite salons, or a welcome for who has neither; then the last visit. */
export const HomeOverview = ({ next, favorites, last }: Overview) => (
  <Stack gap={32}>
    {next.data === null && favorites.data?.length === 0 ? (
      <Welcome />
    ) : (
      <>
        <NextReservationSection {...next} />
        <FavoriteSection {...favorites} />
      </>
    )}
    {last.data && <LastAppointmentSection appointment={last.data} />}
  </Stack>
)
