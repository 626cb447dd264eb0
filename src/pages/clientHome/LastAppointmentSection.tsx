import { useTranslation } from 'react-i18next'
import type { Appointment } from '@/domain/appointment'
import { LastAppointment } from '@/features/appointments/client/LastAppointment'
import { HomeSection } from './HomeSection'

/** Only for who was somewhere already. It adds to the page: when it fails, nothing is missing. */
export const LastAppointmentSection = ({ appointment }: { appointment: Appointment }) => {
  const { t } = useTranslation('home')
  return (
    <HomeSection id="last" title={t('last.title')}>
      <LastAppointment appointment={appointment} />
    </HomeSection>
  )
}
