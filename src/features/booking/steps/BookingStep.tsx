import { useTranslation } from 'react-i18next'
import type { Salon } from '@/domain/salon'
import { SkeletonList } from '@/ui/SkeletonList'
import { ConfirmStep } from './ConfirmStep'
import { LeaveForReceipt } from '../receipt/LeaveForReceipt'
import { MoreStep } from './MoreStep'
import { ServiceStep } from './ServiceStep'
import type { Shown } from '../shownAt'
import { StaffStep } from './StaffStep'
import { TimeStep } from './TimeStep'

export const BookingStep = ({ salon, shown }: { salon: Salon; shown: Shown }) => {
  const { t } = useTranslation('common')
  switch (shown.step) {
    case 'service':
      return <ServiceStep salon={salon} booking={shown} />
    case 'more':
      return <MoreStep salon={salon} booking={shown} />
    case 'staff':
      return <StaffStep salon={salon} booking={shown} />
    case 'time':
      return <TimeStep salon={salon} booking={shown} />
    case 'checking':
      return <SkeletonList label={t('loading')} />
    case 'confirm':
      return <ConfirmStep salon={salon} booking={shown} />
    case 'leaving':
      return <LeaveForReceipt salon={salon} appointmentId={shown.appointmentId} />
  }
}
