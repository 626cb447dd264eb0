export interface SubscriptionTables {
  subscriptions: SubscriptionRow
  subscription_periods: SubscriptionPeriodRow
  subscription_orders: SubscriptionOrderRow
  open_checkouts: OpenCheckoutRow
  coupons: CouponRow
  coupon_uses: CouponUseRow
  invoices: InvoiceRow
}

/** A user's plan. Its state is never stored: it follows from periods, charges and the current time. */
export interface SubscriptionRow {
  id: string
  user_id: string
  /** Counts the user's subscriptions from 1. The key prevents two concurrent first subscriptions. */
  number: number
  tier: string
  size: string
  months: number
  price: number
  /** Taken off the first paid period's price. */
  discount: number
  coupon_code: string | null
  /** The start of the first paid period. */
  anchor: number
  auto_renew: number
  /** The card's id at the payment provider. */
  payment_method: string
  /** The last four digits. */
  card_hint: string
  started_at: number
}

/** A granted period: 0 is the trial, paid periods count from 1. The key prevents selling a period twice. */
export interface SubscriptionPeriodRow {
  subscription_id: string
  number: number
  starts_at: number
  ends_at: number
}

/** What a charge buys: the period, with the price and coupon of the order. */
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

/** The user's first payment in progress, at most one. */
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

/** A claimed use of a coupon. Uses count from 1 to the coupon's limit, so that the key refuses one too many. */
export interface CouponUseRow {
  code: string
  use_number: number
  /** A keyed hash of the e-mail, which outlives the account. */
  user_mark: string
  charge_key: string
}

export interface InvoiceRow {
  /** Counts from 1 without gaps. */
  number: number
  /** Also the id of the charge's payment. */
  charge_key: string
  user_id: string
  period_starts_at: number
  period_ends_at: number
  issued_at: number
}
