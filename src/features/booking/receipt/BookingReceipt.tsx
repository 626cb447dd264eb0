import { use, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { Appointment } from '@/domain/appointment'
import { paths } from '@/domain/paths'
import type { Salon } from '@/domain/salon'
import { ZoneNote } from '@/features/slots/ZoneNote'
import { useAppDispatch } from '@/store/services'
import { ButtonLink } from '@/ui/ButtonLink'
import { Inline } from '@/ui/Inline'
import { Stack } from '@/ui/Stack'
import { SuccessMark } from '@/ui/SuccessMark'
import styles from './BookingReceipt.module.css'
import { receiptShown } from '../bookingSlice'
import { ReceiptContext } from './ReceiptContext'
import { ReceiptSummary } from './ReceiptSummary'
import { StepHeading } from '@/ui/StepHeading'

export const BookingReceipt = ({ salon, appointment }: { salon: Salon; appointment: Appointment }) => {
  const { t } = useTranslation('booking')
  const dispatch = useAppDispatch()
  const offerWhenBooked = use(ReceiptContext)
  const { _id: appointmentId, date } = appointment
  const isConfirmed = appointment.status === 'confirmed'

  useEffect(() => {
    dispatch(receiptShown(appointmentId))
  }, [dispatch, appointmentId])

  return (
    <div className={styles.receipt}>
      <SuccessMark icon={isConfirmed ? 'check' : 'clock'} />
      <StepHeading>{t(isConfirmed ? 'receipt.confirmed' : 'receipt.pending')}</StepHeading>
      <p className={styles.text}>{t(isConfirmed ? 'receipt.confirmedText' : 'receipt.pendingText')}</p>
      <Stack className={styles.body}>
        <ReceiptSummary salon={salon} appointment={appointment} />
        <ZoneNote salon={salon} date={date} />
        <Inline className={styles.actions}>
          <ButtonLink to={paths.clientAppointments} variant="primary" icon="calendar">
            {t('receipt.appointments')}
          </ButtonLink>
          {offerWhenBooked(appointmentId)}
          <ButtonLink to={paths.booking(salon.slug, { step: 'service' })}>{t('receipt.again')}</ButtonLink>
        </Inline>
      </Stack>
    </div>
  )
}
