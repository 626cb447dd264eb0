export interface VisitMoneyTables {
  payments: PaymentRow
  visit_movements: VisitMovementRow
  visit_charges: VisitChargeRow
  visit_charge_results: VisitChargeResultRow
  visit_refunds: VisitRefundRow
  visit_refund_refusals: VisitRefundRefusalRow
  sandbox_charges: SandboxChargeRow
  sandbox_refunds: SandboxRefundRow
  provider_charges: ProviderChargeRow
  provider_customers: ProviderCustomerRow
}

export interface PaymentRow {
  id: string
  customer_id: string
  salon_id: string | null
  salon_name: string
  salon_name_ar: string | null
  amount: number
  currency: string
  time_zone: string
  created_at: number
}

/** Money that came in for a visit, or went back. What a visit holds is the sum of its rows; none is ever changed. */
export interface VisitMovementRow {
  /** The payment that the client sees has the same id. */
  id: string
  appointment_id: string
  /** Counts the movements of the visit from 1: the key keeps two at once from both being written. */
  number: number
  salon_id: string
  way: 'salon' | 'online'
  /** Of the movement that is taken back: unique, for nothing goes back twice. */
  reverses: string | null
  /** Whole units; negative for what goes back. */
  amount: number
  currency: string
  at: number
}

/** A visit's price that is about to be charged, written before the provider is asked. */
export interface VisitChargeRow {
  /** The provider knows the charge by the same key. */
  key: string
  appointment_id: string
  /** From 1; the next one is made when the one before was refused. */
  attempt: number
  /** Names the client's press of the button: the same one again goes on with the same attempt. */
  intent: string
  amount: number
  currency: string
  created_at: number
}

export interface VisitChargeResultRow {
  charge_key: string
  stage: 'confirmation' | 'final'
  /** "succeeded", "asked", or why it was refused. */
  outcome: string
  at: number
}

/**
 * That a charge is to be given back, written before the provider is asked. It is done when a movement reverses it, and
 * over when the provider has refused it for good; a refusal that comes after the movement has that reversed too.
 */
export interface VisitRefundRow {
  charge_key: string
  ordered_at: number
}

export interface VisitRefundRefusalRow {
  charge_key: string
  reason: string
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
