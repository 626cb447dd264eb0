import { useEffect } from 'react'
import { isApiError } from '@/store/ApiError'
import { useAppDispatch } from '@/store/services'
import { subscriptionsApi } from '@/api/subscriptionsApi'
import { priceOf } from '@/domain/subscription'
import type { CheckoutAt } from '@/features/cards/checkout'
import { itemCorrected } from '@/features/cards/checkoutSlice'
import { isCouponProblem } from '../coupon/isCouponProblem'

/**
 * The price of the chosen plan in whole dollars, undefined until known. With a coupon the server quotes the price, so
 * that it equals the charge. A coupon that is no longer valid is removed.
 */
export function useOfferTotal(checkout: CheckoutAt<'subscription', 'paying' | 'sending'>) {
  const dispatch = useAppDispatch()
  const { item, step } = checkout
  const { tier, size, coupon } = item
  const { currentData, error, isFetching, refetch } = subscriptionsApi.useQuotePlanQuery(
    { code: coupon ?? '', tier, size },
    // During the payment the coupon counts as used, so it is not quoted again.
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
    refetch,
  }
}
