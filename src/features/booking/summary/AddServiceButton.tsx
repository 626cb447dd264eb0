import { useTranslation } from 'react-i18next'
import type { Salon } from '@/domain/salon'
import { Button } from '@/ui/Button'
import { menuOpened } from '../answers'
import type { Booking } from '../bookingAt'
import { mayGrow } from '../offer'
import { useBookingSteps } from '../useBookingSteps'

interface AddServiceButtonProps {
  salon: Salon
  booking: Exclude<Booking, { step: 'service' }>
  /** A shorter label for narrow space. */
  short?: boolean
}

export const AddServiceButton = ({ salon, booking, short = false }: AddServiceButtonProps) => {
  const { t } = useTranslation('booking')
  const { answer } = useBookingSteps(salon)
  if (booking.step === 'more' || !mayGrow(salon, booking.chosen)) return null
  return (
    <Button variant="quiet" size="small" icon="plus" onClick={() => answer(menuOpened(booking))}>
      {t(short ? 'add.short' : 'add.another')}
    </Button>
  )
}
