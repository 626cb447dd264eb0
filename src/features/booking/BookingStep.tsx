import { useTranslation } from 'react-i18next'
import type { Salon } from '@/domain/salon'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { AddServiceStep } from './AddServiceStep'
import { BookingReceipt } from './BookingReceipt'
import { stepReopened } from './bookingSlice'
import type { StartedBooking } from './bookingState'
import { ConfirmStep } from './ConfirmStep'
import { findServicesInSections } from './offer'
import { StaffStep } from './StaffStep'
import { ServiceStep } from './ServiceStep'
import { SlotLostStep } from './SlotLostStep'
import { TimeStep } from './TimeStep'
import { useQuestions } from './useQuestions'

interface BookingStepProps {
  salon: Salon
  booking: StartedBooking
}

/** The owner took a service off the menu since it was chosen. */
const ServiceGone = () => {
  const { t } = useTranslation('booking')
  const { answer } = useQuestions()
  return (
    <EmptyState
      picture="staffMember"
      title={t('service.gone')}
      action={<Button onClick={() => answer(stepReopened('service'))}>{t('service.choose')}</Button>}
    />
  )
}

export const BookingStep = ({ salon, booking }: BookingStepProps) => {
  const chosen = 'serviceIds' in booking ? findServicesInSections(salon, booking.serviceIds) : null
  if ('serviceIds' in booking && booking.step !== 'booked' && !chosen) return <ServiceGone />
  switch (booking.step) {
    case 'choosing_service':
      return <ServiceStep salon={salon} booking={booking} />
    case 'adding_service':
      return chosen && <AddServiceStep salon={salon} chosen={chosen} />
    case 'choosing_staff':
      return <StaffStep salon={salon} booking={booking} />
    case 'choosing_day':
    case 'choosing_time':
      return <TimeStep salon={salon} booking={booking} />
    case 'confirming':
    case 'sending':
    case 'unanswered':
      return <ConfirmStep salon={salon} booking={booking} />
    case 'slot_lost':
      return <SlotLostStep salon={salon} booking={booking} />
    case 'booked':
      return <BookingReceipt salon={salon} booking={booking} />
  }
}
