import type { ChargeRefusal } from '@/domain/subscription'
import type { Instant } from '@/domain/zonedTime'
import type { AppContext } from '../AppContext'
import { insertResult, isCustomerPresent } from '../db/charges'
import { book } from '../db/ledger'
import type { Db } from '../db/openDatabase'
import { orderRefund } from '../db/refunds'
import { inTransaction } from '../db/inTransaction'
import type { ChargeRow } from '../db/schema/charges'
import type { ChargeResult } from '../kernel/PaymentGateway'
import { knownEnd, knownResult } from './knownResult'
import type { Purpose } from './Purpose'
import { refundCharges } from './refundCharges'

type Effect = 'none' | 'kept' | 'refund_ordered'

/**
 * Records the provider's result and its consequences in one transaction, once, however often the result arrives.
 * Returns the result in our records: the first one stays.
 */
export async function recordResult(
  context: AppContext,
  purpose: Purpose,
  charge: ChargeRow,
  result: ChargeResult,
): Promise<ChargeResult> {
  const { db, now } = context
  const { key } = charge
  const at = now()
  if (result.status === 'needs_confirmation' && isCustomerPresent(charge)) {
    await insertResult(db, { charge_key: key, stage: 'confirmation', result: 'asked', at })
    // Our records do not contain the page for the bank's confirmation.
    return (await knownEnd(db, key)) ?? result
  }
  const effect = await inTransaction(db, purpose.locks(charge), transaction =>
    end(context, purpose, transaction, charge, resultOf(result), at),
  )
  if (effect === 'refund_ordered') await refundCharges(context, purpose, charge.subject_id)
  if (effect !== 'none') await purpose.changed?.(context, charge)
  return (await knownResult(db, key)) ?? result
}

/** Without a present payer, nobody can confirm the charge, so it counts as refused. */
const resultOf = (result: ChargeResult): 'succeeded' | ChargeRefusal => {
  if (result.status === 'refused') return result.reason
  return result.status === 'succeeded' ? 'succeeded' : 'not_confirmed'
}

async function end(
  context: AppContext,
  purpose: Purpose,
  db: Db,
  charge: ChargeRow,
  result: 'succeeded' | ChargeRefusal,
  at: Instant,
): Promise<Effect> {
  const isLate = !(await insertResult(db, { charge_key: charge.key, stage: 'final', result, at }))
  if (result !== 'succeeded') {
    if (!isLate) await purpose.refused?.(db, charge, at)
    return 'none'
  }
  if (isLate && (await knownResult(db, charge.key))?.status === 'succeeded') return 'none'
  return take(context, purpose, db, charge, { at, isLate })
}

/** Books what came in, whatever happened meanwhile, and orders a refund when nobody owes it any more. */
async function take(
  context: AppContext,
  purpose: Purpose,
  db: Db,
  charge: ChargeRow,
  { at, isLate }: { at: Instant; isLate: boolean },
): Promise<Effect> {
  const { key, purpose: name, subject_id, amount, currency } = charge
  if (isLate && amount === 0) return 'none'
  const sale = await purpose.findSale(db, charge)
  if (sale && !(await book(db, { entry_id: key, purpose: name, subject_id, ...sale, currency, at })))
    return 'none'
  const isKept = await purpose.succeeded(context, db, charge, { at, isLate })
  if (isKept || amount === 0) return 'kept'
  await orderRefund(db, key, at)
  return 'refund_ordered'
}
