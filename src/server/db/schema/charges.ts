export interface ChargeTables {
  payments: PaymentRow
  charges: ChargeRow
  charge_results: ChargeResultRow
  refunds: RefundRow
  ledger: LedgerRow
  sandbox_charges: SandboxChargeRow
  sandbox_refunds: SandboxRefundRow
  provider_charges: ProviderChargeRow
  provider_customers: ProviderCustomerRow
}

export interface PaymentRow {
  id: string
  client_id: string
  salon_id: string | null
  salon_name: string
  salon_name_ar: string | null
  amount: number
  currency: string
  time_zone: string
  created_at: number
}

export type PurposeName = 'appointment' | 'subscription'

/** A charge, stored before the provider is asked. */
export interface ChargeRow {
  /** Also identifies the charge at the provider. */
  key: string
  purpose: PurposeName
  /** The appointment or subscription that is paid for. A first charge gives its key to the new subscription. */
  subject_id: string
  /** Counts the attempts to charge for one subject. A new attempt follows a refused one. */
  attempt: number
  /** Identifies the press of the button where the key does not: the same press continues the same charge. */
  intent: string | null
  /** 0 for a renewal: nobody is present to confirm for the bank. */
  customer_present: number
  /** Whole units; 0 only checks the card. */
  amount: number
  currency: string
  created_at: number
}

export interface ChargeResultRow {
  charge_key: string
  /** The provider may first ask for the payer's confirmation. One final result ends the charge. */
  stage: 'confirmation' | 'final'
  /** "succeeded", "asked", or the reason of a refusal. */
  result: string
  at: number
}

/** A refund of a charge, stored before the provider is asked. */
export interface RefundRow {
  charge_key: string
  ordered_at: number
  /** "succeeded", or why the provider refused it for good; null while open. A success may still turn into a refusal. */
  result: string | null
  ended_at: number | null
}

/** Money comes in through `online` (the payment provider) or `salon`. The other accounts say what it was for. */
export type Account = 'online' | 'salon' | 'discounts' | 'sales'

/** One side of an entry. The sides of an entry add up to 0; an account is the sum of its rows. Rows never change. */
export interface LedgerRow {
  /** For money received: the id of the payment. For an online payment that is also the key of its charge. */
  entry_id: string
  account: Account
  purpose: PurposeName
  subject_id: string
  /** Null for payments to Kursi itself. */
  salon_id: string | null
  /** The entry that this one reverses. Unique, so nothing is refunded twice. */
  reverses: string | null
  /** Whole units. */
  amount: number
  currency: string
  at: number
}

/** The records of the embedded sandbox. The product itself never reads them. */
export interface SandboxChargeRow {
  key: string
  amount: number
  currency: string
  method: string
  status: string
  created_at: number
}

export interface SandboxRefundRow {
  key: string
  charge_key: string
  amount: number
  created_at: number
}

/** Links a charge of ours to a real provider's payment. Written once the provider has answered. */
export interface ProviderChargeRow {
  key: string
  /** Null for a charge of 0, for which the provider is not asked. */
  provider_key: string | null
}

export interface ProviderCustomerRow {
  user_id: string
  customer: string
}
