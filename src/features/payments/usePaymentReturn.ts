import { useEffect } from 'react'
import { useAddressQuery } from '@/ui/useAddressQuery'
import { useAppDispatch } from '@/store/services'
import { lookUpPayment } from '@/features/cards/pay'
import { bankVisitedParam, payingAppointmentParam } from '@/domain/card'
import { appointmentCheckout } from './appointmentCheckout'

/** After the bank's or the provider's page the URL names the appointment. Its payment opens with the current state. */
export function usePaymentReturn(): void {
  const dispatch = useAppDispatch()
  const [search] = useAddressQuery()
  const askedByBank = search.get(bankVisitedParam)
  const paidByCard = search.get(payingAppointmentParam)
  useEffect(() => {
    const lookUp = (appointmentId: string, from: 'bank' | 'card_page') =>
      void dispatch(lookUpPayment(appointmentCheckout, { appointmentId }, from))
    if (askedByBank) lookUp(askedByBank, 'bank')
    else if (paidByCard) lookUp(paidByCard, 'card_page')
  }, [dispatch, askedByBank, paidByCard])
}
