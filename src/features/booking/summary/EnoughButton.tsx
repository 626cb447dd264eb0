import { useTranslation } from 'react-i18next'
import type { Salon } from '@/domain/salon'
import { Button } from '@/ui/Button'
import type { Booking } from '../bookingAt'
import { useBookingSteps } from '../useBookingSteps'

export const EnoughButton = ({ salon, booking }: { salon: Salon; booking: Booking }) => {
  const { t } = useTranslation('booking')
  const { goBack } = useBookingSteps(salon)
  return (
    <Button variant="primary" onClick={() => goBack(booking)}>
      {t('add.enough')}
    </Button>
  )
}
