import { useTranslation } from 'react-i18next'
import type { OfferedSlot, Salon } from '@/domain/salon'
import { wallOf } from '@/domain/zonedTime'
import { useFormat } from '@/i18n/useFormat'
import { Banner } from '@/ui/Banner'
import { Button } from '@/ui/Button'
import { Stack } from '@/ui/Stack'
import { slotChosen, stepReopened } from './bookingSlice'
import type { Booking } from './bookingState'
import { BookingSummary } from './BookingSummary'
import { SlotPills } from './SlotPills'
import { StepHeading } from './StepHeading'
import { ZoneNote } from './ZoneNote'
import { useQuestions } from './useQuestions'

interface SlotLostStepProps {
  salon: Salon
  booking: Extract<Booking, { step: 'slot_lost' }>
}

/** Somebody else was faster: the nearest free times, and everything else stays as it was chosen. */
export const SlotLostStep = ({ salon, booking }: SlotLostStepProps) => {
  const { t } = useTranslation('booking')
  const { answer } = useQuestions()
  const format = useFormat()
  const { date, slot, nearest } = booking
  const dateOf = ({ startsAt }: OfferedSlot) => wallOf(startsAt, salon.timeZone).date
  const otherDays = nearest.some(near => dateOf(near) !== date)
  const inOrder = [...nearest].sort((one, other) => one.startsAt - other.startsAt)

  return (
    <>
      <StepHeading>{t('lost.title')}</StepHeading>
      <Stack>
        <Banner tone="warn" live>
          {t('lost.text', { date: format.date(date), time: format.time(slot.time) })}
        </Banner>
        {nearest.length > 0 && (
          <>
            <p>{t('lost.nearest')}</p>
            <SlotPills
              slots={inOrder}
              onSlotChosen={chosen => answer(slotChosen({ date: dateOf(chosen), slot: chosen }))}
              {...(otherDays && { dayOf: near => format.date(dateOf(near), 'short') })}
            />
          </>
        )}
        <ZoneNote place={salon} date={date} />
        <div>
          <Button icon="calendar" onClick={() => answer(stepReopened('time'))}>
            {t('lost.otherTimes')}
          </Button>
        </div>
        <BookingSummary salon={salon} booking={booking} />
      </Stack>
    </>
  )
}
