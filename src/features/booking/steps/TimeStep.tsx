import { useTranslation } from 'react-i18next'
import type { Salon } from '@/domain/salon'
import { SlotPicker } from '@/features/slots/SlotPicker'
import { useAppDispatch } from '@/store/services'
import { dayChosen, slotChosen } from '../answers'
import type { Booking } from '../bookingAt'
import { slotSeen } from '../bookingSlice'
import { serviceIdsOf } from '../offer'
import { StepHeading } from '@/ui/StepHeading'
import { useBookingSteps } from '../useBookingSteps'

interface TimeStepProps {
  salon: Salon
  booking: Extract<Booking, { step: 'time' }>
}

export const TimeStep = ({ salon, booking }: TimeStepProps) => {
  const { t } = useTranslation('booking')
  const dispatch = useAppDispatch()
  const { answer, correct } = useBookingSteps(salon)
  return (
    <>
      <StepHeading>{t('time.title')}</StepHeading>
      <SlotPicker
        salon={salon}
        serviceIds={serviceIdsOf(booking.chosen)}
        staffId={booking.staffId}
        from={booking.today}
        date={booking.date ?? null}
        onDayChosen={date => correct({ ...dayChosen(booking, date), step: 'time' })}
        onSlotChosen={chosen => {
          dispatch(slotSeen({ startsAt: chosen.slot.startsAt, isFree: true }))
          answer(slotChosen(booking, chosen))
        }}
      />
    </>
  )
}
