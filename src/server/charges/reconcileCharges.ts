import { chargePatience, longestCheckout } from '@/domain/chargePolicy'
import type { AppContext } from '../AppContext'
import { isCustomerPresent, listUnsettled } from '../db/charges'
import type { ChargeRow } from '../db/schema/charges'
import type { ChargeResult } from '../kernel/PaymentGateway'
import { chargeCard } from './chargeCard'
import type { Purpose } from './Purpose'
import { recordResult } from './recordResult'

/** Settles charges whose result was lost, and gives up those that will not continue. */
export async function reconcileCharges(context: AppContext, purpose: Purpose): Promise<void> {
  const { db, now, log } = context
  for (const charge of await listUnsettled(db, purpose.name, now() - chargePatience)) {
    try {
      await reconcile(context, purpose, charge)
    } catch (error) {
      log.error('charge_unsettled', { key: charge.key, reason: String(error) })
    }
  }
}

const abandoned: ChargeResult = { status: 'refused', reason: 'abandoned' }

async function reconcile(context: AppContext, purpose: Purpose, charge: ChargeRow): Promise<void> {
  const { db, gateway, now } = context
  const { key, created_at } = charge
  const record = (result: ChargeResult) => recordResult(context, purpose, charge, result)
  const isPresent = isCustomerPresent(charge)
  const isOld = created_at <= now() - longestCheckout
  const found = await gateway.find(key)
  if (found?.status === 'needs_confirmation' && isPresent && isOld) {
    await record(await gateway.confirm(key, false))
  } else if (found) {
    await record(found)
  } else if (isPresent) {
    if (isOld) await record(abandoned)
  } else {
    const method = await purpose.findPaymentMethod?.(db, charge)
    if (method === undefined) await record(abandoned)
    else await chargeCard(context, purpose, charge, method)
  }
}
