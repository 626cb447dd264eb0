import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/store/services'
import type { Salon } from '@/domain/salon'
import { SlotPicker } from '@/features/slots/SlotPicker'
import { dayChosen, slotChosen } from './bookingSlice'
import type { Booking } from './bookingState'
import { StepHeading } from './StepHeading'
import { useQuestions } from './useQuestions'

interface TimeStepProps {
  salon: Salon
  booking: Extract<Booking, { step: 'choosing_day' | 'choosing_time' }>
}

export const TimeStep = ({ salon, booking }: TimeStepProps) => {
  const { t } = useTranslation('booking')
  const dispatch = useAppDispatch()
  const { answer } = useQuestions()
  return (
    <>
      <StepHeading>{t('time.title')}</StepHeading>
      <SlotPicker
        salon={salon}
        serviceIds={booking.serviceIds}
        staffId={booking.staffId}
        from={booking.today}
        date={booking.step === 'choosing_time' ? booking.date : null}
        onDayChosen={date => dispatch(dayChosen(date))}
        onSlotChosen={chosen => answer(slotChosen(chosen))}
      />
    </>
  )
}
