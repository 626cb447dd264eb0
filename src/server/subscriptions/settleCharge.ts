import type { Currency } from '@/domain/money'
import { isFirstCharge } from '../db/charges'
import type { ChargeRow } from '../db/schema/subscriptions'
import type { AppContext } from '../AppContext'
import { asked } from '../payments/asked'
import { bankReturnUrl } from '../payments/bankReturnUrl'
import type { ChargeResult } from '../kernel/PaymentGateway'
import { knownResult, recordResult } from './recordResult'

/**
 * Carries a written charge through: what is known is answered, else the provider is asked under the charge's own
 * key, which charges once. Throws `no_answer` when nobody knows yet.
 */
export async function settleCharge(
  services: AppContext,
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
  services: AppContext,
  charge: ChargeRow,
  approved: boolean,
): Promise<ChargeResult> {
  const known = await knownResult(services.db, charge.key)
  if (known && known.status !== 'needs_confirmation') return known
  const result = await asked(services, charge.key, () => services.gateway.confirm(charge.key, approved))
  return recordResult(services, charge, result)
}
