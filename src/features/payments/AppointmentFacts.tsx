import { useTranslation } from 'react-i18next'
import type { PaidAppointment } from '@/domain/payment'
import { wallOf } from '@/domain/zonedTime'
import { useFormat } from '@/i18n/useFormat'
import { ReceiptFact } from './ReceiptFact'

interface AppointmentFactsProps {
  appointment: PaidAppointment
  /** The salon's time zone, which the appointment's time is shown in. */
  timeZone: string
}

export function AppointmentFacts({ appointment, timeZone }: AppointmentFactsProps) {
  const { t } = useTranslation('payments')
  const format = useFormat()
  const { date, minutes, offset } = wallOf(Date.parse(appointment.startsAt), timeZone)
  return (
    <>
      <ReceiptFact label={t('receipt.service')}>
        <bdi>{format.name(appointment)}</bdi>
      </ReceiptFact>
      <ReceiptFact label={t('receipt.appointment')}>
        {t('receipt.appointmentAt', { date: format.date(date, 'short'), time: format.time(minutes, offset) })}
      </ReceiptFact>
    </>
  )
}
