import type { Payment } from '@/domain/payment'
import { wallOf } from '@/domain/zonedTime'
import { dayMonthYear } from '@/i18n/dayMonthYear'
import { useFormat } from '@/i18n/useFormat'
import { zoneOf } from './paymentYears'

/** A payment as text: the names, the date in the salon's time zone, the amount with its currency sign. */
export function usePaymentWords() {
  const format = useFormat()
  const dayOf = (instant: string, payment: Payment) =>
    dayMonthYear(wallOf(Date.parse(instant), zoneOf(payment)).date, format.locale)
  return (payment: Payment) => ({
    salon: format.name({ name: payment.salonName, nameAr: payment.salonNameAr ?? null }),
    date: dayOf(payment.createdAt, payment),
    amount: format.money(payment),
    refundDate: payment.refundedAt ? dayOf(payment.refundedAt, payment) : null,
  })
}
