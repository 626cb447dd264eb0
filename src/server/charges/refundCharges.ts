import type { Currency } from '@/domain/money'
import type { AppContext } from '../AppContext'
import { listOpenRefunds } from '../db/refunds'
import { refundKeyOf } from '../kernel/refundKey'
import type { Purpose } from './Purpose'
import { recordRefund } from './recordRefund'

/**
 * Carries out the refunds of a purpose that were ordered, or those of one subject. One that the provider does not answer
 * stays ordered, and the job asks again: under the charge's own key it happens once. One that it refuses is over.
 */
export async function refundCharges(
  context: AppContext,
  purpose: Purpose,
  subjectId?: string,
): Promise<void> {
  for (const charge of await listOpenRefunds(context.db, purpose.name, subjectId)) {
    const { key, amount, currency } = charge
    try {
      const order = { key: refundKeyOf(key), chargeKey: key, amount, currency: currency as Currency }
      await recordRefund(context, purpose, charge, await context.gateway.refund(order))
    } catch (error) {
      context.log.error('refund_open', { key, reason: String(error) })
    }
  }
}
