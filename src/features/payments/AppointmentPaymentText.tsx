import { useTranslation } from 'react-i18next'
import type { Appointment } from '@/domain/appointment'
import { StatusText } from '@/ui/StatusText'

export function AppointmentPaymentText({ appointment }: { appointment: Appointment }) {
  const { t } = useTranslation('payments')
  const { paidAt, isPaidOnline, refund } = appointment
  const isBeingGivenBack = refund === 'under_way' || refund === 'refused'
  if (paidAt !== undefined && !isBeingGivenBack) {
    return (
      <StatusText tone="good" icon="check">
        {t(isPaidOnline ? 'appointment.paidOnline' : 'appointment.paidAtSalon')}
      </StatusText>
    )
  }
  if (refund === undefined) return null
  return (
    <StatusText tone={refund === 'refused' ? 'bad' : 'info'}>{t(`appointment.refund.${refund}`)}</StatusText>
  )
}
