import { useEffect } from 'react'
import { useSelector } from 'react-redux'
import { Navigate } from 'react-router-dom'
import { useAppDispatch } from '@/api/services'
import { paths } from '@/domain/paths'
import { BankQuestion } from './BankQuestion'
import { PayStep } from './PayStep'
import { SubscribedReceipt } from './SubscribedReceipt'
import { offerOpened, selectCheckout } from './subscriptionSlice'
import { Unanswered } from './Unanswered'

/** The payment for the chosen plan, step by step; without a chosen plan back to the plans. */
export function OfferView() {
  const dispatch = useAppDispatch()
  const checkout = useSelector(selectCheckout)
  useEffect(() => {
    dispatch(offerOpened())
  }, [dispatch])

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
