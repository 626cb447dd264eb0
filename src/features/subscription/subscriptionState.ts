import type { Discount } from '@/domain/coupon'
import type { PlanTier } from '@/domain/plans'

export interface AppliedCoupon {
  code: string
  discount: Discount
}

export interface SubscriptionState {
  /** Null until a tab is chosen. */
  tier: PlanTier | null
  dialog: 'coupon' | 'card' | null
  coupon: AppliedCoupon | null
}

export const initialSubscription: SubscriptionState = {
  tier: null,
  dialog: null,
  coupon: null,
}
