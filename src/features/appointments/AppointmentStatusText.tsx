import { useTranslation } from 'react-i18next'
import { appointmentStatusOf } from '@/domain/appointment'
import { appointmentStatusLooks } from '@/ui/appointmentStatusLooks'
import { StatusText } from '@/ui/StatusText'

interface AppointmentStatusTextProps {
  status: string
  /** Green when confirmed, otherwise red (section 3), beside a word in its own tone. */
  isClients?: boolean
}

/** Always with a word. A foreign host's own word is shown as it is. */
export const AppointmentStatusText = ({ status, isClients = false }: AppointmentStatusTextProps) => {
  const { t } = useTranslation('appointments')
  const known = appointmentStatusOf(status)
  const look = known && appointmentStatusLooks[known]
  return (
    <StatusText
      tone={look?.tone ?? 'bad'}
      icon={look?.icon}
      iconTone={isClients ? (status === 'confirmed' ? 'good' : 'bad') : undefined}
    >
      {known ? t(`status.${known}`) : status}
    </StatusText>
  )
}
