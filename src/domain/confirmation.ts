import { array, object, string, type InferType } from 'yup'
import { limitPolicy } from './limitPolicy'
import { rule } from './rules'

/** POST /appointments/confirm: the owner confirms several; each with the version that the owner saw. */
export const confirmSeveralSchema = object({
  appointments: array(
    object({ appointmentId: string().required(rule('value_invalid')), etag: string().optional() }),
  )
    .required(rule('value_invalid'))
    .min(1, rule('value_invalid'))
    .max(limitPolicy.confirmedAtOnce, rule('value_invalid')),
})
export type ConfirmSeveral = InferType<typeof confirmSeveralSchema>

/** `stale_write`: somebody has moved it. `not_movable`: it has ended or begun. */
export const confirmationResults = ['confirmed', 'stale_write', 'not_movable', 'not_found', 'failed'] as const
export type ConfirmationResult = (typeof confirmationResults)[number]

export interface Confirmation {
  appointmentId: string
  result: ConfirmationResult
}
