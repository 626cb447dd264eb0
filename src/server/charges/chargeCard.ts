import type { Currency } from '@/domain/money'
import type { AppContext } from '../AppContext'
import { isCustomerPresent } from '../db/charges'
import type { ChargeRow } from '../db/schema/charges'
import type { ChargeResult } from '../kernel/PaymentGateway'
import { askProvider } from './askProvider'
import { knownEnd, knownResult } from './knownResult'
import type { Purpose } from './Purpose'
import { recordResult } from './recordResult'

export interface Charging {
  charge: ChargeRow
  result: ChargeResult
}

type Step = (context: AppContext, purpose: Purpose, charge: ChargeRow) => Promise<ChargeResult>

/** Returns a known end. Else calls the provider and records its result. Throws `no_answer` when that is unknown. */
const unlessKnown =
  (ask: Step): Step =>
  async (context, purpose, charge) => {
    const known = await knownEnd(context.db, charge.key)
    if (known) return known
    const result = await askProvider(context, charge.key, () => ask(context, purpose, charge))
    return recordResult(context, purpose, charge, result)
  }

/** Carries out a stored charge. The provider gets the charge's own key, so it charges once. */
export const chargeCard = (
  context: AppContext,
  purpose: Purpose,
  charge: ChargeRow,
  method: string,
): Promise<ChargeResult> =>
  unlessKnown(({ gateway }) =>
    gateway.createCharge({
      key: charge.key,
      amount: charge.amount,
      currency: charge.currency as Currency,
      method,
      customerPresent: isCustomerPresent(charge),
      returnUrl: purpose.returnUrl(context, charge),
    }),
  )(context, purpose, charge)

export const confirmCharge = (
  context: AppContext,
  purpose: Purpose,
  charge: ChargeRow,
  approved: boolean,
): Promise<ChargeResult> =>
  unlessKnown(({ gateway }) => gateway.confirm(charge.key, approved))(context, purpose, charge)

/** Looks up a charge's current result; a confirmation by the bank stays pending. */
export const lookUpCharge: Step = unlessKnown(async ({ gateway }, _purpose, { key }) => {
  const found = await gateway.find(key)
  if (!found) throw new Error('The order has not arrived')
  return found
})

/** Cancels a charge that only waits for the payer's confirmation. False, without effect, for any other charge. */
export async function callOffCharge(
  context: AppContext,
  purpose: Purpose,
  charge: ChargeRow,
): Promise<boolean> {
  if ((await knownResult(context.db, charge.key))?.status !== 'needs_confirmation') return false
  await confirmCharge(context, purpose, charge, false)
  return true
}
