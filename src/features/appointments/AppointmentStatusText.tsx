import { useTranslation } from 'react-i18next'
import { appointmentStatuses } from '@/domain/appointment'
import { StatusText } from '@/ui/StatusText'

/** Green when confirmed, otherwise red (section 3); always with a word. A foreign host's own word is shown as it is. */
export const AppointmentStatusText = ({ status }: { status: string }) => {
  const { t } = useTranslation('appointments')
  const known = appointmentStatuses.find(one => one === status.toLowerCase())
  return (
    <StatusText tone={known === 'confirmed' ? 'good' : 'bad'}>
      {known ? t(`status.${known}`) : status}
    </StatusText>
  )
}
