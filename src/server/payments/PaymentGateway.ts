import type { ChargeRefusal } from '@/domain/subscription'
import type { Currency } from '@/domain/money'

export interface ChargeOrder {
  /** Names the charge: however often it is ordered under one key, it happens once. */
  key: string
  /** Whole units of the currency; 0 only checks that the card can be charged. */
  amount: number
  currency: Currency
  /** What the provider's card form gave in place of the card. */
  method: string
  /** False for a renewal: nobody is there to answer the bank. */
  customerPresent: boolean
}

export type ChargeResult =
  { status: 'succeeded' } | { status: 'needs_confirmation' } | { status: 'refused'; reason: ChargeRefusal }

export type ReportResult = (key: string, result: ChargeResult) => Promise<void>

/**
 * The payment provider, as far as Kursi needs one. Every call may fail without saying whether it was carried out;
 * then only `find`, or the same order again, tells.
 */
export interface PaymentGateway {
  createCharge(order: ChargeOrder): Promise<ChargeResult>
  /** The person's answer to their bank; without effect on a charge that is through. */
  confirm(key: string, approved: boolean): Promise<ChargeResult>
  /** Undefined when no such order has arrived. */
  find(key: string): Promise<ChargeResult | undefined>
  /** Results that the provider reports by itself, perhaps late and more than once. The answer ends it. */
  follow(report: ReportResult): () => void
  /** The last four digits of a card. */
  cardHint(method: string): string
}
