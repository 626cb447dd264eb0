import type { Currency } from '@/domain/money'
import { isFirstCharge } from '../db/charges'
import type { ChargeRow } from '../db/schema/subscriptions'
import { ApiFailure, badInput } from '../http/ApiFailure'
import type { Services } from '../http/context'
import type { ChargeResult } from '../payments/PaymentGateway'
import { bankReturnUrl } from '../routes/paymentProvider'
import { knownResult, recordResult } from './recordResult'

/**
 * Carries a written charge through: what is known is answered, else the provider is asked under the charge's own
 * key, which charges once. Throws `no_answer` when nobody knows yet.
 */
export async function settleCharge(
  services: Services,
  charge: ChargeRow,
  method: string,
): Promise<ChargeResult> {
  const known = await knownResult(services.db, charge.key)
  if (known && known.status !== 'needs_confirmation') return known
  const result = await asked(services, charge.key, () =>
    services.gateway.createCharge({
      key: charge.key,
      amount: charge.amount,
      currency: charge.currency as Currency,
      method,
      customerPresent: isFirstCharge(charge),
      returnUrl: bankReturnUrl(services.config, 'offer'),
    }),
  )
  return recordResult(services, charge, result)
}

/** The person's answer to their bank. */
export async function confirmCharge(
  services: Services,
  charge: ChargeRow,
  approved: boolean,
): Promise<ChargeResult> {
  const known = await knownResult(services.db, charge.key)
  if (known && known.status !== 'needs_confirmation') return known
  const result = await asked(services, charge.key, () => services.gateway.confirm(charge.key, approved))
  return recordResult(services, charge, result)
}

/** The card to charge, of what the person's card form or page gave. */
export async function chargeableCard(services: Services, given: string, userId: string): Promise<string> {
  const method = await asked(services, userId, () => services.gateway.readCard(given, userId))
  if (method === undefined) throw badInput({ paymentMethod: 'card_invalid' })
  return method
}

/** What the provider says; one that fails has not said whether it did what it was asked for. */
export async function asked<Answer>(
  { log }: Services,
  key: string,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    log.error('gateway_silent', { key, reason: String(error) })
    throw new ApiFailure(
      'no_answer',
      'The payment provider has not answered. Sending the same request again does not charge twice.',
    )
  }
}
