import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useAppDispatch } from '@/store/services'
import { bankVisitedParam, payingVisitParam } from '@/domain/card'
import { lookUpVisit } from './payForVisit'

/** After the bank's or the provider's page the address names the appointment: its payment opens with how it stands. */
export function usePaymentReturn(): void {
  const dispatch = useAppDispatch()
  const [search] = useSearchParams()
  const askedByBank = search.get(bankVisitedParam)
  const paidByCard = search.get(payingVisitParam)
  useEffect(() => {
    if (askedByBank) void dispatch(lookUpVisit(askedByBank, 'bank'))
    else if (paidByCard) void dispatch(lookUpVisit(paidByCard, 'card_page'))
  }, [dispatch, askedByBank, paidByCard])
}
