import type { AppDispatch } from '@/store/services'
import { resultOf, type Result } from '@/store/submit'
import { subscriptionsApi } from '@/api/subscriptionsApi'
import { normalCouponCode } from '@/domain/coupon'
import type { CouponQuote } from '@/domain/subscription'
import { couponApplied, selectTier, type SubscriptionState } from '../subscriptionSlice'

/** Has the server judge the code; one that counts is applied to the plans that are looked at. */
export const applyCoupon =
  (typed: string) =>
  async (dispatch: AppDispatch, getState: () => unknown): Promise<Result<CouponQuote>> => {
    const tier = selectTier(getState() as { subscription: SubscriptionState }) ?? 'bronze'
    const request = { code: normalCouponCode(typed), tier, size: 'one_person' as const }
    const result = resultOf<CouponQuote>(
      await dispatch(
        subscriptionsApi.endpoints.quotePlan.initiate(request, { forceRefetch: true, subscribe: false }),
      ),
    )
    if (result.data) {
      const { code, discount } = result.data
      dispatch(couponApplied({ code, discount }))
    }
    return result
  }
