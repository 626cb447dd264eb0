import { useEffect } from 'react'
import { useSelector } from 'react-redux'
import { Navigate, useSearchParams } from 'react-router-dom'
import { useAppDispatch } from '@/store/services'
import { bankVisitedParam } from '@/domain/card'
import { paths } from '@/domain/paths'
import { BankQuestion } from './BankQuestion'
import { askBank } from './payForPlan'
import { PayStep } from './PayStep'
import { SubscribedReceipt } from './SubscribedReceipt'
import { offerOpened, selectCheckout } from './subscriptionSlice'
import { Unanswered } from './Unanswered'

/** The payment for the chosen plan, step by step; without a chosen plan back to the plans. */
export function OfferView() {
  const dispatch = useAppDispatch()
  const checkout = useSelector(selectCheckout)
  const [search] = useSearchParams()
  const wasAtBank = search.has(bankVisitedParam)
  useEffect(() => {
    dispatch(offerOpened())
    if (wasAtBank) void dispatch(askBank())
  }, [dispatch, wasAtBank])

  switch (checkout.step) {
    case 'not_chosen':
      return <Navigate to={paths.manageSubscription} replace />
    case 'paying':
    case 'sending':
      return <PayStep checkout={checkout} />
    case 'unanswered':
      return <Unanswered checkout={checkout} />
    case 'bank_asks':
    case 'answering_bank':
      return <BankQuestion checkout={checkout} />
    case 'subscribed':
      return <SubscribedReceipt checkout={checkout} />
  }
}
