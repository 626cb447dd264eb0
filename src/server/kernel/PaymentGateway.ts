import type { ChargeRefusal } from '@/domain/subscription'
import type { Currency } from '@/domain/money'

export interface ChargeOrder {
  /** Identifies the charge: several orders under one key charge once. */
  key: string
  /** In the unit that is kept of the currency; 0 only checks that the card can be charged. */
  amount: number
  currency: Currency
  /** The result of `readCard`. */
  method: string
  /** False for a renewal: nobody is present to confirm for the bank. */
  customerPresent: boolean
  /** Where the provider redirects the payer after a confirmation on its own page. */
  returnUrl?: string
}

export type ChargeResult =
  | { status: 'succeeded' }
  /** With `redirectUrl`, the provider's page asks the payer. Without it, we ask and call `confirm`. */
  | { status: 'needs_confirmation'; redirectUrl?: string }
  | { status: 'refused'; reason: ChargeRefusal }

export interface RefundOrder {
  /** Identifies the refund: several orders under one key refund once. */
  key: string
  /** The charge to refund. Several refunds may share one charge. */
  chargeKey: string
  /** In the unit that is kept of the charge's currency, above 0. */
  amount: number
  currency: Currency
}

/** `not_charged`: no such charge succeeded; `too_much`: more than is left of it; `declined`: by the card's bank. */
export type RefundRefusal = 'not_charged' | 'too_much' | 'declined'

/** A pending refund ends later. The card's bank can still refuse a refund that succeeded. */
export type RefundResult =
  { status: 'succeeded' } | { status: 'pending' } | { status: 'refused'; reason: RefundRefusal }

export type ReportResult = (key: string, result: ChargeResult) => Promise<void>

/** Reports a refund by its own key. */
export type ReportRefund = (key: string, result: RefundResult) => Promise<void>

export interface CardPage {
  userId: string
  email: string
  /** Where the user comes back to. After a card was entered, with `card=` and the input for `readCard`. */
  returnUrl: string
}

/**
 * The payment provider, as far as Kursi needs one. A failed call leaves open whether it was carried out; only `find`
 * or the same order again shows that.
 */
export interface PaymentGateway {
  /** False where no provider is set: nothing can be paid by card. */
  takesCards?: false
  createCharge(order: ChargeOrder): Promise<ChargeResult>
  /** Passes on the payer's reply, or checks the reply given at the bank. No effect on a charge that has ended. */
  confirm(key: string, approved: boolean): Promise<ChargeResult>
  /** Refunds money. A refused order may be sent again under its key when the charge has changed. */
  refund(order: RefundOrder): Promise<RefundResult>
  /** Undefined when no order with the key has arrived. */
  find(key: string): Promise<ChargeResult | undefined>
  /** Results that the provider reports by itself, possibly late or repeatedly. Returns a function that unsubscribes. */
  subscribe(report: ReportResult): () => void
  /** The same for refunds. Left out by a provider whose refunds end at once. */
  subscribeToRefunds?(report: ReportRefund): () => void
  /** The address of the provider's own card page. Left out by a provider for which we show the card form. */
  openCardPage?(page: CardPage): Promise<string>
  /** What can be charged, from the form's or page's result. Undefined when it is unfinished or another user's. */
  readCard(given: string, userId: string): Promise<string | undefined>
  /** The last four digits of a card, given by the result of `readCard`. */
  cardHint(method: string): string
  /** Deletes a customer and their cards by the provider's id. Left out by a provider that stores no customers. */
  removeCustomer?(customer: string): Promise<void>
  /** Passes a signed message of the provider, unchanged, to the subscribers. Throws BadSignature. */
  receive?(payload: string, headers: Headers): Promise<void>
}

/** The message is not from the provider, or its timestamp is too old or too new. */
export class BadSignature extends Error {}
