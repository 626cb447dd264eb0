import { useTranslation } from 'react-i18next'
import type { Appointment } from '@/domain/appointment'
import { LastAppointment } from '@/features/appointments/client/LastAppointment'
import { QueryFailed } from '@/store/QueryFailed'
import { HomeSection } from './HomeSection'
import type { Fetched } from './NextReservationSection'

/** Shown only to clients with a past appointment. */
export const LastAppointmentSection = ({ query }: { query: Fetched<Appointment | null> }) => {
  const { t } = useTranslation('home')
  const { data, isError } = query
  if (data === undefined && isError) return <QueryFailed isNote title={t('last.failed')} query={query} />
  if (!data) return null
  return (
    <HomeSection id="last" title={t('last.title')}>
      <LastAppointment appointment={data} />
    </HomeSection>
  )
}
