import { subscriptionsApi } from '@/api/subscriptionsApi'
import { normalCouponCode } from '@/domain/coupon'
import type { CouponQuote } from '@/domain/subscription'
import type { AppThunk } from '@/store/AppThunk'
import { sendSubmission } from '@/store/sendSubmission'
import { couponApplied, selectTier } from '../subscriptionSlice'
import type { SubscriptionState } from '../subscriptionState'
import { couponSubmission } from '../subscriptionSubmissions'

/** Asks the server to check the code. A valid coupon is applied to the plans on screen. */
export const applyCoupon =
  (typed: string): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const tier = selectTier(getState() as { subscription: SubscriptionState }) ?? 'bronze'
    const code = normalCouponCode(typed)
    const quoted = await dispatch(
      sendSubmission<{ code: string }, CouponQuote>(couponSubmission, {
        request: { code },
        send: send =>
          send(
            subscriptionsApi.endpoints.quotePlan.initiate(
              { code, tier, size: 'one_person' },
              { forceRefetch: true, subscribe: false },
            ),
          ),
      }),
    )
    if (quoted?.data) dispatch(couponApplied({ code: quoted.data.code, discount: quoted.data.discount }))
  }
