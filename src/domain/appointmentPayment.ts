import { boolean, number, object, string, type InferType } from 'yup'
import type { Appointment } from './appointment'
import { rule } from './rules'

/** POST /appointments/{id}/pay, with an Idempotency-Key. What is charged is the price in the books. */
export const paySchema = object({
  /** The price that was shown, in whole units: a payment of any other is refused (`price_changed`). */
  amount: number().strict().integer(rule('value_invalid')).required(rule('value_invalid')),
  /** What the card form gave in place of the card. */
  paymentMethod: string().required(rule('card_invalid')).max(200, rule('card_invalid')),
})
export type PayRequest = InferType<typeof paySchema>

/** POST /appointments/{id}/pay/confirm: the person's answer to their bank. */
export const confirmPaySchema = object({
  chargeId: string().required(rule('value_invalid')),
  approved: boolean().strict().required(rule('value_invalid')),
})
export type ConfirmPayRequest = InferType<typeof confirmPaySchema>

export type PayAnswer =
  | { result: 'paid'; appointment: Appointment }
  | {
      result: 'needs_confirmation'
      chargeId: string
      /** The provider's own page that asks the person; without it we ask. */
      redirectUrl?: string
    }
