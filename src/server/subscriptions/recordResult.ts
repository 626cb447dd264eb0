import type { ChargeRefusal } from '@/domain/subscription'
import { orderChargeRefund } from '../db/chargeRefunds'
import { closeCheckout, findOutcomes, insertResult, isFirstCharge } from '../db/charges'
import { releaseCoupon } from '../db/coupons'
import { bookCharge } from '../db/ledger'
import type { Db } from '../db/openDatabase'
import type { ChargeRow } from '../db/schema/subscriptions'
import type { AppContext } from '../AppContext'
import type { ChargeResult } from '../kernel/PaymentGateway'
import { grantPeriod } from './grantPeriod'

/** What our own books say of a charge: undefined while its end is open and nobody was asked to confirm it. */
export async function knownResult(db: Db, chargeKey: string): Promise<ChargeResult | undefined> {
  const { final, confirmation } = await findOutcomes(db, chargeKey)
  if (final === 'succeeded') return { status: 'succeeded' }
  if (final !== undefined) return { status: 'refused', reason: final as ChargeRefusal }
  return confirmation === undefined ? undefined : { status: 'needs_confirmation' }
}

/**
 * Writes down what the provider said, and in the same transaction what follows from it: once, however often and by
 * whomever the result is brought. Gives what our books say afterwards: the first result stays.
 */
export async function recordResult(
  services: AppContext,
  charge: ChargeRow,
  result: ChargeResult,
): Promise<ChargeResult> {
  const { db, now } = services
  const { key } = charge
  const at = now()
  if (result.status === 'needs_confirmation' && isFirstCharge(charge)) {
    await insertResult(db, { charge_key: key, stage: 'confirmation', outcome: 'asked', at })
    const known = await knownResult(db, key)
    return known && known.status !== 'needs_confirmation' ? known : result
  }
  const outcome = outcomeOf(result)
  await db.transaction().execute(async transaction => {
    if (!(await insertResult(transaction, { charge_key: key, stage: 'final', outcome, at }))) {
      if (outcome === 'succeeded') await giveBackLateMoney(transaction, charge, at)
      return
    }
    if (outcome === 'succeeded') await grantPeriod(services, transaction, charge, at)
    else await releaseCoupon(transaction, key)
    await closeCheckout(transaction, key)
  })
  return (await knownResult(db, key)) ?? result
}

/** What comes in after the charge was given up buys nothing any more. */
async function giveBackLateMoney(db: Db, charge: ChargeRow, at: number): Promise<void> {
  const { final } = await findOutcomes(db, charge.key)
  if (final === 'succeeded') return
  if (await orderChargeRefund(db, charge, at)) await bookCharge(db, charge, at)
}

/** A renewal that needs somebody to confirm it has nobody. */
const outcomeOf = (result: ChargeResult): 'succeeded' | ChargeRefusal => {
  if (result.status === 'refused') return result.reason
  return result.status === 'succeeded' ? 'succeeded' : 'not_confirmed'
}
