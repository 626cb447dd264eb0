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

/** What is about to be charged, written before the provider is asked. */
export interface ChargeRow {
  /** The provider knows the charge by the same key. */
  key: string
  purpose: PurposeName
  /** The appointment or the subscription that is paid for; a first charge gives its key to the subscription that it begins. */
  subject_id: string
  /** Counts the tries to be paid for one thing; the next one is made when the one before was refused. */
  attempt: number
  /** Names the press of the button, where the key does not: the same press again goes on with the same charge. */
  intent: string | null
  /** 0 for a renewal: nobody is there to answer the bank. */
  customer_present: number
  /** Whole units; 0 only checks the card. */
  amount: number
  currency: string
  created_at: number
}

export interface ChargeResultRow {
  charge_key: string
  /** The provider may first ask for the person's confirmation; one result ends the charge. */
  stage: 'confirmation' | 'final'
  /** "succeeded", "asked", or why it was refused. */
  result: string
  at: number
}

/** That a charge is to be given back, written before the provider is asked. */
export interface RefundRow {
  charge_key: string
  ordered_at: number
  /** "succeeded", or why the provider refuses it for good; null while it is open. What has succeeded may still be refused. */
  result: string | null
  ended_at: number | null
}

/** What came in: through the payment provider, or in the salon. The other accounts say what it was for. */
export type Account = 'online' | 'salon' | 'discounts' | 'sales'

/** One side of an entry. The sides of an entry add up to 0, an account holds the sum of its rows, and none is ever changed. */
export interface LedgerRow {
  /** Of what came in: the id of the payment, which is the key of its charge where it came through the provider. */
  entry_id: string
  account: Account
  purpose: PurposeName
  /** The appointment or the subscription that was paid for. */
  subject_id: string
  /** Null for what was paid to Kursi itself. */
  salon_id: string | null
  /** The entry that is taken back: unique, for nothing goes back twice. */
  reverses: string | null
  /** Whole units. */
  amount: number
  currency: string
  at: number
}

/** The books of the embedded sandbox, which the product itself never reads. */
export interface SandboxChargeRow {
  key: string
  amount: number
  currency: string
  method: string
  status: string
  created_at: number
}

/** What the sandbox gave back of a charge. */
export interface SandboxRefundRow {
  key: string
  charge_key: string
  amount: number
  created_at: number
}

/** Which of a real provider's payments is ours of that key; written once its answer has come. */
export interface ProviderChargeRow {
  key: string
  /** Null for a charge of nothing, which the provider is not asked for. */
  provider_key: string | null
}

/** What a real provider calls a person. */
export interface ProviderCustomerRow {
  user_id: string
  customer: string
}
