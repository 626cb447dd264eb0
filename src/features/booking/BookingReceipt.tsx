import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '@/domain/paths'
import type { Salon } from '@/domain/salon'
import { ZoneNote } from '@/features/slots/ZoneNote'
import { Button } from '@/ui/Button'
import { ButtonLink } from '@/ui/ButtonLink'
import { Icon } from '@/ui/Icon'
import { Inline } from '@/ui/Inline'
import { Stack } from '@/ui/Stack'
import styles from './BookingReceipt.module.css'
import { bookingStartedOver } from './bookingSlice'
import type { Booking } from './bookingState'
import { BookingSummary } from './BookingSummary'
import { ReceiptContext } from './ReceiptContext'
import { StepHeading } from './StepHeading'
import { useQuestions } from './useQuestions'

interface BookingReceiptProps {
  salon: Salon
  booking: Extract<Booking, { step: 'booked' }>
}

export const BookingReceipt = ({ salon, booking }: BookingReceiptProps) => {
  const { t } = useTranslation('booking')
  const { answer } = useQuestions()
  const offerWhenBooked = use(ReceiptContext)
  const isConfirmed = booking.status === 'confirmed'
  return (
    <div className={styles.receipt}>
      <span className={styles.mark}>
        <Icon name={isConfirmed ? 'check' : 'clock'} size={32} />
      </span>
      <StepHeading>{t(isConfirmed ? 'receipt.confirmed' : 'receipt.pending')}</StepHeading>
      <p className={styles.text}>{t(isConfirmed ? 'receipt.confirmedText' : 'receipt.pendingText')}</p>
      <Stack className={styles.body}>
        <BookingSummary salon={salon} booking={booking} fixed />
        <ZoneNote place={salon} date={booking.date} />
        <Inline className={styles.actions}>
          <ButtonLink to={paths.clientAppointments} variant="primary" icon="calendar">
            {t('receipt.appointments')}
          </ButtonLink>
          {offerWhenBooked(booking.appointmentId)}
          <Button onClick={() => answer(bookingStartedOver())}>{t('receipt.again')}</Button>
        </Inline>
      </Stack>
    </div>
  )
}
