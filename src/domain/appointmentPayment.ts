import { boolean, number, object, string, type InferType } from 'yup'
import type { Appointment } from './appointment'
import { rule } from './rules'

/** POST /appointments/{id}/pay, with an Idempotency-Key. The server charges the stored price. */
export const paySchema = object({
  /** The price that was shown, in whole units. The server refuses any other amount (`price_changed`). */
  amount: number().strict().integer(rule('value_invalid')).required(rule('value_invalid')),
  /** The card form's token for the card. */
  paymentMethod: string().required(rule('card_invalid')).max(200, rule('card_invalid')),
})
export type PayRequest = InferType<typeof paySchema>

/** POST /appointments/{id}/pay/confirm: the client's answer to their bank. */
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
      /** The provider's page for the bank's question. Without it, our own page asks. */
      redirectUrl?: string
    }
