import { useTranslation } from 'react-i18next'
import type { Appointment } from '@/domain/appointment'
import { LastVisit } from '@/features/appointments/LastVisit'
import { HomeSection } from './HomeSection'

/** Only for who was somewhere already. It adds to the page: when it fails, nothing is missing. */
export const LastVisitSection = ({ appointment }: { appointment: Appointment }) => {
  const { t } = useTranslation('home')
  return (
    <HomeSection id="last" title={t('last.title')}>
      <LastVisit appointment={appointment} />
    </HomeSection>
  )
}
