import { chargeRefusals, type ChargeRefusal } from '@/domain/subscription'
import type { Result } from '@/store/submit'
import type { ChargeAnswer } from './pay'

interface NeedsConfirmation {
  result: 'needs_confirmation'
  chargeId: string
  redirectUrl?: string
}

export function toChargeAnswer<Answer extends { result: string }>(
  { data, error }: Result<Answer | NeedsConfirmation>,
  invoiceNumberOf: (answer: Exclude<Answer, NeedsConfirmation>) => number | null = () => null,
): Result<ChargeAnswer> {
  if (error) return { error }
  if (!needsConfirmation(data)) {
    const invoiceNumber = invoiceNumberOf(data as Exclude<Answer, NeedsConfirmation>)
    return { data: { result: 'succeeded', invoiceNumber } }
  }
  const { chargeId, redirectUrl } = data
  const question = { chargeId, ...(redirectUrl !== undefined && { redirectUrl }) }
  return { data: { result: 'needs_confirmation', question } }
}

const needsConfirmation = (answer: { result: string }): answer is NeedsConfirmation =>
  answer.result === 'needs_confirmation'

/** The provider's reason in the data of an error with the code `declined`. */
export const chargeRefusalOf = (data: unknown): ChargeRefusal =>
  chargeRefusals.find(reason => reason === (data as { reason?: unknown } | undefined)?.reason) ?? 'declined'
