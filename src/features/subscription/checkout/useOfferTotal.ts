import { useEffect } from 'react'
import { isApiError } from '@/store/ApiError'
import { useAppDispatch } from '@/store/services'
import { subscriptionsApi } from '@/api/subscriptionsApi'
import { priceOf } from '@/domain/subscription'
import type { CheckoutAt } from '@/features/cards/checkout'
import { itemCorrected } from '@/features/cards/checkoutSlice'
import { isCouponProblem } from '../coupon/isCouponProblem'

/**
 * The price of the chosen plan in whole dollars, undefined until it is known: with a coupon the server says it, so
 * that what is shown is what will be charged. A coupon that no longer counts is taken away.
 */
export function useOfferTotal(checkout: CheckoutAt<'subscription', 'paying' | 'sending'>) {
  const dispatch = useAppDispatch()
  const { item, step } = checkout
  const { tier, size, coupon } = item
  const { currentData, error, isFetching, refetch } = subscriptionsApi.useQuotePlanQuery(
    { code: coupon ?? '', tier, size },
    // While the payment is under way the person has used the coupon.
    { skip: coupon === null || step !== 'paying', refetchOnMountOrArgChange: true },
  )
  const rule = isApiError(error) && !isFetching ? error.fields?.['code'] : undefined
  const problem = isCouponProblem(rule) ? rule : undefined
  useEffect(() => {
    if (!problem) return
    dispatch(itemCorrected({ purpose: 'subscription', item: { tier, size, coupon: null }, refusal: problem }))
  }, [dispatch, problem, tier, size])

  const quoted = isFetching ? undefined : currentData?.total
  const total = coupon === null ? priceOf({ tier, size }).currentPrice : quoted
  return {
    total: step === 'sending' ? checkout.payment.amount : total,
    hasFailed: error !== undefined && !isFetching && problem === undefined && step === 'paying',
    retry: () => void refetch(),
  }
}
