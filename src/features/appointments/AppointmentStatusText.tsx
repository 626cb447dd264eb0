import { useTranslation } from 'react-i18next'
import { appointmentStatusOf } from '@/domain/appointment'
import { appointmentStatusLooks } from '@/ui/appointmentStatusLooks'
import { StatusText } from '@/ui/StatusText'

/** Always with a word. A foreign host's own word is shown as it is. */
export const AppointmentStatusText = ({ status }: { status: string }) => {
  const { t } = useTranslation('appointments')
  const known = appointmentStatusOf(status)
  const look = known && appointmentStatusLooks[known]
  return (
    <StatusText tone={look?.tone ?? 'bad'} icon={look?.icon}>
      {known ? t(`status.${known}`) : status}
    </StatusText>
  )
}
