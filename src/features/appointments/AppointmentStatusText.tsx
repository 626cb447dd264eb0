import { useTranslation } from 'react-i18next'
import { appointmentStatuses, type AppointmentStatus } from '@/domain/appointment'
import type { IconName } from '@/ui/iconPaths'
import { StatusText } from '@/ui/StatusText'

/** A visit that is over, or waits for an answer, is red as well (section 3), but nothing is wrong with it. */
const icons: Partial<Record<AppointmentStatus, IconName>> = {
  pending: 'clock',
  done: 'check',
  cancelled: 'close',
  declined: 'close',
}

/** Green when confirmed, otherwise red (section 3); always with a word. A foreign host's own word is shown as it is. */
export const AppointmentStatusText = ({ status }: { status: string }) => {
  const { t } = useTranslation('appointments')
  const known = appointmentStatuses.find(one => one === status.toLowerCase())
  return (
    <StatusText tone={known === 'confirmed' ? 'good' : 'bad'} icon={known && icons[known]}>
      {known ? t(`status.${known}`) : status}
    </StatusText>
  )
}
