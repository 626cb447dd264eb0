import { useTranslation } from 'react-i18next'
import type { FreeSlot, Salon } from '@/domain/salon'
import { NearestSlots } from '@/features/slots/NearestSlots'
import { ZoneNote } from '@/features/slots/ZoneNote'
import { useFormat } from '@/i18n/useFormat'
import { useAppDispatch } from '@/store/services'
import { Banner } from '@/ui/Banner'
import { Button } from '@/ui/Button'
import { Stack } from '@/ui/Stack'
import { reopened, slotChosen } from '../answers'
import type { WithSlot } from '../bookingAt'
import { slotSeen } from '../bookingSlice'
import { BookingSummary } from '../summary/BookingSummary'
import { StepHeading } from '@/ui/StepHeading'
import { useBookingSteps } from '../useBookingSteps'

interface SlotLostStepProps {
  salon: Salon
  booking: WithSlot & { step: 'confirm' }
  nearest: readonly FreeSlot[]
}

/** Somebody else took the slot: offers the nearest free slots. The other answers stay. */
export const SlotLostStep = ({ salon, booking, nearest }: SlotLostStepProps) => {
  const { t } = useTranslation('booking')
  const dispatch = useAppDispatch()
  const { answer, correct } = useBookingSteps(salon)
  const format = useFormat()
  const { date, slot } = booking
  return (
    <>
      <StepHeading>{t('lost.title')}</StepHeading>
      <Stack>
        <Banner tone="warn" live>
          {t('lost.text', { date: format.date(date), time: format.time(slot.time, slot.offset) })}
        </Banner>
        <NearestSlots
          nearest={nearest}
          date={date}
          timeZone={salon.timeZone}
          onSlotChosen={chosen => {
            dispatch(slotSeen({ startsAt: chosen.slot.startsAt, isFree: true }))
            correct(slotChosen(booking, chosen))
          }}
        />
        <ZoneNote salon={salon} date={date} />
        <div>
          <Button icon="calendar" onClick={() => answer(reopened(booking, 'time'))}>
            {t('lost.otherTimes')}
          </Button>
        </div>
        <BookingSummary salon={salon} booking={booking} />
      </Stack>
    </>
  )
}
