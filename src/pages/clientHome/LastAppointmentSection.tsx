import { useTranslation } from 'react-i18next'
import type { Appointment } from '@/domain/appointment'
import { LastAppointment } from '@/features/appointments/client/LastAppointment'
import { HomeSection } from './HomeSection'

/** Shown only to clients with a past appointment. A failed request hides the section. */
export const LastAppointmentSection = ({ appointment }: { appointment: Appointment }) => {
  const { t } = useTranslation('home')
  return (
    <HomeSection id="last" title={t('last.title')}>
      <LastAppointment appointment={appointment} />
    </HomeSection>
  )
}
