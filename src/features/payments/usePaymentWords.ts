import type { Payment } from '@/domain/payment'
import { useFormat } from '@/i18n/useFormat'
import { zoneOf } from './paymentYears'

/** A payment as text: the names, the date in the salon's time zone, the amount with its currency sign. */
export function usePaymentWords() {
  const format = useFormat()
  return (payment: Payment) => ({
    salon: format.name({ name: payment.salonName, nameAr: payment.salonNameAr ?? null }),
    date: format.dayMonthYear(Date.parse(payment.createdAt), zoneOf(payment)),
    amount: format.money(payment),
    refundDate: payment.refundedAt
      ? format.dayMonthYear(Date.parse(payment.refundedAt), zoneOf(payment))
      : null,
  })
}
