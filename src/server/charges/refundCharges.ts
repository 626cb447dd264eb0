import type { Currency } from '@/domain/money'
import type { AppContext } from '../AppContext'
import { listOpenRefunds } from '../db/refunds'
import { refundKeyOf } from '../kernel/refundKey'
import type { Purpose } from './Purpose'
import { recordRefund } from './recordRefund'

/**
 * Carries out the ordered refunds of a purpose, or of one subject. When the provider does not answer, the refund stays
 * ordered and the job asks again; the key makes it happen once. A refund that the provider refuses has ended.
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
