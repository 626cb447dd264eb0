import { useTranslation } from 'react-i18next'
import type { Salon } from '@/domain/salon'
import type { Some } from '@/domain/appointmentServices'
import { Button } from '@/ui/Button'
import { anotherServiceRequested } from './bookingSlice'
import type { StartedBooking } from './bookingState'
import { mayGrow, type Offer } from './offer'
import { useQuestions } from './useQuestions'

interface AddServiceButtonProps {
  salon: Salon
  booking: StartedBooking
  chosen: Some<Offer>
  /** In few words, where room is short. */
  short?: boolean
}

const closedSteps: readonly StartedBooking['step'][] = ['adding_service', 'sending', 'unanswered', 'booked']

export const AddServiceButton = ({ salon, booking, chosen, short = false }: AddServiceButtonProps) => {
  const { t } = useTranslation('booking')
  const { answer } = useQuestions()
  if (closedSteps.includes(booking.step) || !mayGrow(salon, chosen)) return null
  return (
    <Button variant="quiet" size="small" icon="plus" onClick={() => answer(anotherServiceRequested())}>
      {t(short ? 'add.short' : 'add.another')}
    </Button>
  )
}
