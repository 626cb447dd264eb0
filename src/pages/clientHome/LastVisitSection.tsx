import { useTranslation } from 'react-i18next'
import { appointmentsApi } from '@/api/appointmentsApi'
import { LastVisit } from '@/features/appointments/LastVisit'
import { HomeSection } from './HomeSection'

/** Only for who was somewhere already. It adds to the page: while it loads or fails, nothing is missing. */
export const LastVisitSection = ({ uid }: { uid: string }) => {
  const { t } = useTranslation('home')
  const { data } = appointmentsApi.useGetLastAppointmentQuery(uid, { refetchOnMountOrArgChange: true })
  return (
    data && (
      <HomeSection id="last" title={t('last.title')}>
        <LastVisit appointment={data} />
      </HomeSection>
    )
  )
}
