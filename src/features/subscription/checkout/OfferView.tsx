import { useEffect } from 'react'
import { useSelector } from 'react-redux'
import { Navigate } from 'react-router-dom'
import { useAppDispatch } from '@/store/services'
import { bankVisitedParam } from '@/domain/card'
import { checkoutReopened, selectSubscriptionCheckout } from '@/features/cards/checkoutSlice'
import { askBank } from '@/features/cards/pay'
import { paths } from '@/domain/paths'
import { useAddressQuery } from '@/ui/useAddressQuery'
import { BankQuestion } from './BankQuestion'
import { planCheckout } from './planCheckout'
import { PayStep } from './PayStep'
import { SubscribedReceipt } from './SubscribedReceipt'
import { Unanswered } from './Unanswered'

/** The payment of the chosen plan, step by step. Without a chosen plan, redirects to the plans. */
export function OfferView() {
  const dispatch = useAppDispatch()
  const checkout = useSelector(selectSubscriptionCheckout)
  const [search] = useAddressQuery()
  const wasAtBank = search.has(bankVisitedParam)
  useEffect(() => {
    dispatch(checkoutReopened('subscription'))
    if (wasAtBank) void dispatch(askBank(planCheckout))
  }, [dispatch, wasAtBank])

  switch (checkout.step) {
    // Plans have no lookup.
    case 'looking_up':
    case 'look_up_missed':
    case 'none':
      return <Navigate to={paths.manageSubscription} replace />
    case 'paying':
    case 'sending':
      return <PayStep checkout={checkout} />
    case 'unanswered':
      return <Unanswered checkout={checkout} />
    case 'bank_asks':
    case 'answering_bank':
      return <BankQuestion checkout={checkout} />
    case 'paid':
      return <SubscribedReceipt checkout={checkout} />
  }
}
