export interface SubscriptionTables {
  subscriptions: SubscriptionRow
  subscription_periods: SubscriptionPeriodRow
  subscription_orders: SubscriptionOrderRow
  open_checkouts: OpenCheckoutRow
  coupons: CouponRow
  coupon_uses: CouponUseRow
  invoices: InvoiceRow
}

/** A plan that a person holds. Its state is never stored: it follows from its periods, its charges and the clock. */
export interface SubscriptionRow {
  id: string
  user_id: string
  /** Counts the person's subscriptions from 1: the key keeps two at once from both beginning. */
  number: number
  tier: string
  size: string
  months: number
  price: number
  /** Off the first paid period. */
  discount: number
  coupon_code: string | null
  /** When the first paid period starts. */
  anchor: number
  auto_renew: number
  /** What the payment provider calls the card. */
  payment_method: string
  /** The last four digits. */
  card_hint: string
  started_at: number
}

/** A period that was given: 0 is the trial, paid ones are counted from 1. The key is what forbids to sell one twice. */
export interface SubscriptionPeriodRow {
  subscription_id: string
  number: number
  starts_at: number
  ends_at: number
}

/** What a charge buys: the period, at the price and with the coupon that it was ordered with. */
export interface SubscriptionOrderRow {
  charge_key: string
  user_id: string
  period_number: number
  tier: string
  size: string
  months: number
  /** Whole units. */
  price: number
  /** Whole units off the first paid period. */
  discount: number
  coupon_code: string | null
}

/** The first payment that a person has under way: one at a time. */
export interface OpenCheckoutRow {
  user_id: string
  charge_key: string
  payment_method: string
}

export interface CouponRow {
  code: string
  kind: string
  value: number
  starts_at: number | null
  ends_at: number | null
  max_uses: number | null
  created_at: number
}

/** A claim on a coupon: places are counted from 1 to its limit, so that the key refuses one too many. */
export interface CouponUseRow {
  code: string
  use_number: number
  /** A keyed hash of the e-mail: it outlives the account. */
  user_mark: string
  charge_key: string
}

export interface InvoiceRow {
  /** From 1 without gaps. */
  number: number
  /** The payment that the charge was has the same id. */
  charge_key: string
  user_id: string
  period_starts_at: number
  period_ends_at: number
  issued_at: number
}
