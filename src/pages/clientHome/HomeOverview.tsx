import { AsOf } from '@/store/AsOf'
import { Stack } from '@/ui/Stack'
import { FavoriteSection } from './FavoriteSection'
import { LastAppointmentSection } from './LastAppointmentSection'
import { NextReservationSection } from './NextReservationSection'
import type { Overview } from './useHomeOverview'
import { Welcome } from './Welcome'

export const HomeOverview = ({ next, favorites, last }: Overview) => (
  <Stack gap={32}>
    {next.data === null && favorites.data?.length === 0 ? (
      <div>
        <AsOf of="getNextAppointment" query={next} />
        <Welcome />
      </div>
    ) : (
      <>
        <NextReservationSection query={next} />
        <FavoriteSection query={favorites} />
      </>
    )}
    <LastAppointmentSection query={last} />
  </Stack>
)
