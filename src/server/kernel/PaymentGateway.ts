import type { ChargeRefusal } from '@/domain/subscription'
import type { Currency } from '@/domain/money'

export interface ChargeOrder {
  /** Names the charge: however often it is ordered under one key, it happens once. */
  key: string
  /** Whole units of the currency; 0 only checks that the card can be charged. */
  amount: number
  currency: Currency
  /** What `readCard` gave. */
  method: string
  /** False for a renewal: nobody is there to answer the bank. */
  customerPresent: boolean
  /** Where a provider that asks the person on a page of its own sends them afterwards. */
  returnUrl?: string
}

export type ChargeResult =
  | { status: 'succeeded' }
  /** With the page of the provider that asks the person; without, we ask them and tell by `confirm`. */
  | { status: 'needs_confirmation'; redirectUrl?: string }
  | { status: 'refused'; reason: ChargeRefusal }

export interface RefundOrder {
  /** Names the refund: however often it is ordered under one key, it happens once. */
  key: string
  /** The charge that money is given back of; several refunds may share one. */
  chargeKey: string
  /** Whole units of the charge's currency, above 0. */
  amount: number
  currency: Currency
}

/** `not_charged`: no such charge went through; `too_much`: more than is left of it; `declined`: the card's bank. */
export type RefundRefusal = 'not_charged' | 'too_much' | 'declined'

/** What is pending ends later; what has succeeded can still be refused by the card's bank. */
export type RefundResult =
  { status: 'succeeded' } | { status: 'pending' } | { status: 'refused'; reason: RefundRefusal }

export type ReportResult = (key: string, result: ChargeResult) => Promise<void>

/** Of a refund, by its own key. */
export type ReportRefund = (key: string, result: RefundResult) => Promise<void>

export interface CardPage {
  /** The person, whose the card will be. */
  userId: string
  email: string
  /** Where the person comes back to; with `card=` and what `readCard` understands once a card was entered. */
  returnUrl: string
}

/**
 * The payment provider, as far as Kursi needs one. Every call may fail without saying whether it was carried out;
 * then only `find`, or the same order again, tells.
 */
export interface PaymentGateway {
  createCharge(order: ChargeOrder): Promise<ChargeResult>
  /** The person's answer to their bank, or to find out how they answered there; no effect on a charge that is through. */
  confirm(key: string, approved: boolean): Promise<ChargeResult>
  /** Gives money back. A refused order may be sent again under its key when the charge has changed. */
  refund(order: RefundOrder): Promise<RefundResult>
  /** Undefined when no such order has arrived. */
  find(key: string): Promise<ChargeResult | undefined>
  /** Results that the provider reports by itself, perhaps late and more than once. The answer ends it. */
  subscribe(report: ReportResult): () => void
  /** The same of refunds; left out by one that has nothing more to say of them. */
  subscribeToRefunds?(report: ReportRefund): () => void
  /** The address of the provider's own page for a card; left out by one whose card form is ours. */
  openCardPage?(page: CardPage): Promise<string>
  /** What can be charged, of what the form or the page gave; undefined if it is unfinished or another person's. */
  readCard(given: string, userId: string): Promise<string | undefined>
  /** The last four digits of a card, of what `readCard` gave. */
  cardHint(method: string): string
  /** Forgets a person by the provider's own name for them, with all their cards. Left out by one that keeps nobody. */
  removeCustomer?(customer: string): Promise<void>
  /** Takes a signed message of the provider, as it came, to those who follow. Throws BadSignature. */
  receive?(payload: string, headers: Headers): Promise<void>
}

/** The message is not from the provider, or not from now. */
export class BadSignature extends Error {}
