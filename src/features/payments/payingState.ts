import type { ChargeRefusal } from '@/domain/subscription'

/** Why the last press did not pay. */
export type PayRefusal = ChargeRefusal | 'not_payable' | 'price_changed' | 'too_many' | 'other'

interface OfVisit {
  appointmentId: string
}

export interface SentPayment extends OfVisit {
  idempotencyKey: string
  /** What the card form gave in place of the card. */
  paymentMethod: string
  /** What was shown as the price, in whole units. */
  amount: number
}

export interface AskedPayment extends OfVisit {
  chargeId: string
  /** The bank's own page; without it we ask. */
  redirectUrl?: string | undefined
}

/** One step of paying for an appointment after the other; each holds just what is known by then. */
export type Paying =
  | { step: 'closed' }
  | (OfVisit & { step: 'card'; refusal: PayRefusal | null })
  | (SentPayment & { step: 'sending' })
  /** Sent, and nobody knows whether it arrived: the same request is repeated with the same key. */
  | (SentPayment & { step: 'unanswered' })
  /** The bank wants to hear from the person; `isUnsure` when an answer may not have arrived. */
  | (AskedPayment & { step: 'bank_asks'; isUnsure: boolean })
  | (AskedPayment & { step: 'answering_bank'; approved: boolean })
  | (OfVisit & { step: 'paid' })
  /** Back from the bank's page, perhaps in another visit: of what was sent only the appointment is known. */
  | (OfVisit & { step: 'looking_up' })
  | (OfVisit & { step: 'look_up_missed' })

export type PayingOf<Step extends Paying['step']> = Extract<Paying, { step: Step }>

export const isUnderWay = ({ step }: Paying): boolean =>
  step === 'sending' || step === 'answering_bank' || step === 'looking_up'

// Each takes just the fields of its own level along.
export const sentOf = ({
  appointmentId,
  idempotencyKey,
  paymentMethod,
  amount,
}: SentPayment): SentPayment => ({
  appointmentId,
  idempotencyKey,
  paymentMethod,
  amount,
})

export const askedOf = (from: AskedPayment): AskedPayment => ({
  appointmentId: from.appointmentId,
  chargeId: from.chargeId,
  ...(from.redirectUrl !== undefined && { redirectUrl: from.redirectUrl }),
})
