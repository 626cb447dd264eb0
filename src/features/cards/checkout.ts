import type { CouponProblem } from '@/domain/coupon'
import type { Instant } from '@/domain/zonedTime'
import type { ChargeRefusal, PlanChoice } from '@/domain/subscription'

/** What each purpose pays for, and why such a payment may be refused. */
export interface Purposes {
  appointment: {
    item: { appointmentId: string }
    refusal: ChargeRefusal | 'not_payable' | 'price_changed' | 'too_many' | 'other'
  }
  subscription: {
    /** `coupon`: the code that was applied when the plan was chosen. */
    item: PlanChoice & { coupon: string | null }
    refusal:
      | ChargeRefusal
      | CouponProblem
      | 'already_subscribed'
      | 'payment_under_way'
      | 'price_changed'
      | 'signed_out'
      | 'too_many'
      | 'other'
  }
}
export type PurposeName = keyof Purposes
export type ItemOf<Name extends PurposeName> = Purposes[Name]['item']
export type RefusalOf<Name extends PurposeName> = Purposes[Name]['refusal']

export interface Payment {
  idempotencyKey: string
  /** The token that the card form gave in place of the card. */
  paymentMethod: string
  /** The price that was shown, in the unit that is kept of the currency. */
  amount: number
  /** What of it is charged today, where a trial may come first. */
  today?: number
}

export interface Question {
  chargeId: string
  /** The bank's own page. Without it, our page asks the question. */
  redirectUrl?: string
}

/** The steps of a payment. Each step holds just the data known by then. */
type Steps<Item, Refusal> =
  | { step: 'none' }
  /** `until`: after too many tries, when the next one is taken. */
  | { step: 'paying'; item: Item; refusal: Refusal | null; until?: Instant }
  | { step: 'sending'; item: Item; payment: Payment }
  /** Sent without an answer, so the result is unknown. A retry repeats the same request with the same key. */
  | { step: 'unanswered'; item: Item; payment: Payment }
  /** The bank asks the user to confirm. `isUnsure`: an earlier answer may not have arrived. */
  | { step: 'bank_asks'; item: Item; payment: Payment | null; question: Question; isUnsure: boolean }
  | { step: 'answering_bank'; item: Item; payment: Payment | null; question: Question; approved: boolean }
  /** Back from the bank's page, perhaps in another tab. Only the item is known of what was sent. */
  | { step: 'looking_up'; item: Item }
  | { step: 'look_up_missed'; item: Item }
  | { step: 'paid'; item: Item; invoiceNumber: number | null }

export type Checkout<Name extends PurposeName = PurposeName> = Steps<ItemOf<Name>, RefusalOf<Name>>

export type CheckoutAt<Name extends PurposeName, Step extends Checkout['step']> = Extract<
  Checkout<Name>,
  { step: Step }
>

export const isUnderWay = ({ step }: Checkout): boolean =>
  step === 'sending' || step === 'answering_bank' || step === 'looking_up'
