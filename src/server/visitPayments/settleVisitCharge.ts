import type { Currency } from '@/domain/money'
import type { VisitChargeRow } from '../db/schema/visitMoney'
import { findLastCharge } from '../db/visitCharges'
import type { AppContext } from '../AppContext'
import { asked } from '../payments/asked'
import { bankReturnUrl } from '../payments/bankReturnUrl'
import type { ChargeResult } from '../kernel/PaymentGateway'
import { knownVisitResult, recordVisitResult } from './recordVisitResult'

/**
 * Carries a written charge through: what is known is answered, else the provider is asked under the charge's own
 * key, which charges once. Throws `no_answer` when nobody knows yet.
 */
export async function settleVisitCharge(
  services: AppContext,
  charge: VisitChargeRow,
  method: string,
): Promise<ChargeResult> {
  const { key, amount, currency } = charge
  const known = await knownVisitResult(services.db, key)
  if (known && known.status !== 'needs_confirmation') return known
  const result = await asked(services, key, () =>
    services.gateway.createCharge({
      key,
      amount,
      currency: currency as Currency,
      method,
      customerPresent: true,
      returnUrl: bankReturnUrl(services.config, 'appointments', charge.appointment_id),
    }),
  )
  return recordVisitResult(services, charge, result)
}

/** The person's answer to their bank. */
export async function confirmVisitCharge(
  services: AppContext,
  charge: VisitChargeRow,
  approved: boolean,
): Promise<ChargeResult> {
  const known = await knownVisitResult(services.db, charge.key)
  if (known && known.status !== 'needs_confirmation') return known
  const result = await asked(services, charge.key, () => services.gateway.confirm(charge.key, approved))
  return recordVisitResult(services, charge, result)
}

/** How a charge stands by now; a question of the bank stays open. Throws `no_answer` when nobody knows yet. */
export async function lookUpVisitCharge(services: AppContext, charge: VisitChargeRow): Promise<ChargeResult> {
  const known = await knownVisitResult(services.db, charge.key)
  if (known && known.status !== 'needs_confirmation') return known
  const result = await asked(services, charge.key, async () => {
    const found = await services.gateway.find(charge.key)
    if (!found) throw new Error('The order has not arrived')
    return found
  })
  return recordVisitResult(services, charge, result)
}

/** Calls off a charge that only waits for its person to answer the bank; any other stays as it is. */
export async function callOffCharge(services: AppContext, appointmentId: string): Promise<void> {
  const charge = await findLastCharge(services.db, appointmentId)
  if (!charge) return
  const known = await knownVisitResult(services.db, charge.key)
  if (known?.status === 'needs_confirmation') await confirmVisitCharge(services, charge, false)
}
