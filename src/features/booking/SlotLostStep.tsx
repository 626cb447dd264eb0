import { useTranslation } from 'react-i18next'
import type { Salon } from '@/domain/salon'
import { NearestSlots } from '@/features/slots/NearestSlots'
import { ZoneNote } from '@/features/slots/ZoneNote'
import { useFormat } from '@/i18n/useFormat'
import { Banner } from '@/ui/Banner'
import { Button } from '@/ui/Button'
import { Stack } from '@/ui/Stack'
import { slotChosen, stepReopened } from './bookingSlice'
import type { Booking } from './bookingState'
import { BookingSummary } from './BookingSummary'
import { StepHeading } from './StepHeading'
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

  return (
    <>
      <StepHeading>{t('lost.title')}</StepHeading>
      <Stack>
        <Banner tone="warn" live>
          {t('lost.text', { date: format.date(date), time: format.time(slot.time) })}
        </Banner>
        <NearestSlots
          nearest={nearest}
          date={date}
          timeZone={salon.timeZone}
          onSlotChosen={chosen => answer(slotChosen(chosen))}
        />
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
