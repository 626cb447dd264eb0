import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/store/services'
import type { Appointment } from '@/domain/appointment'
import type { Instant } from '@/domain/zonedTime'
import { checkoutOpened } from '@/features/cards/checkoutSlice'
import { useFormat } from '@/i18n/useFormat'
import { Button } from '@/ui/Button'

interface PayButtonProps {
  appointment: Appointment
  /** Null before the first look at the clock. */
  now: Instant | null
}

/** Opens the payment of an appointment that can be paid online. */
export function PayButton({ appointment, now }: PayButtonProps) {
  const { t } = useTranslation('payments')
  const dispatch = useAppDispatch()
  const format = useFormat()
  const { _id, payableUntil, servicePrice, currency } = appointment
  if (payableUntil === undefined || currency === undefined) return null
  if (now !== null && payableUntil <= now) return null
  const open = checkoutOpened({ purpose: 'appointment', item: { appointmentId: _id } })
  return (
    <Button icon="payment" needsNetwork onClick={() => dispatch(open)}>
      {t('pay.now', { amount: format.money({ amount: servicePrice, currency }) })}
    </Button>
  )
}
