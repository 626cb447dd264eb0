import type { Currency } from '@/domain/money'
import { listOpenChargeRefunds } from '../db/chargeRefunds'
import type { AppContext } from '../AppContext'
import { refundKeyOf } from '../payments/refundKey'
import { recordChargeRefund } from './recordChargeRefund'

/**
 * Gives back what was charged for nothing. A refund that the provider does not answer is asked for again: under the
 * charge's own key it happens once. One that it refuses is over.
 */
export function giveBackCharges(services: AppContext): () => Promise<void> {
  const { db, log } = services
  return async () => {
    for (const charge of await listOpenChargeRefunds(db)) {
      const { key, amount, currency } = charge
      try {
        const order = { key: refundKeyOf(key), chargeKey: key, amount, currency: currency as Currency }
        await recordChargeRefund(services, charge, await services.gateway.refund(order))
      } catch (error) {
        log.error('refund_open', { key, reason: String(error) })
      }
    }
  }
}
