import type { Currency } from '@/domain/money'
import { listOpenRefunds } from '../db/visitCharges'
import { findMovement } from '../db/visitMovements'
import type { AppContext } from '../AppContext'
import { refundKeyOf } from '../payments/refundKey'
import { recordRefundResult } from './recordRefundResult'

/**
 * Carries out the refunds that were ordered, of one appointment or of all. One that the provider does not answer
 * stays ordered, and the job asks again: under the charge's own key it happens once. One that it refuses is over.
 */
export async function giveBack(services: AppContext, appointmentId?: string): Promise<void> {
  for (const chargeKey of await listOpenRefunds(services.db, appointmentId)) {
    try {
      await refundOnce(services, chargeKey)
    } catch (error) {
      services.log.error('refund_open', { key: chargeKey, reason: String(error) })
    }
  }
}

async function refundOnce(services: AppContext, chargeKey: string): Promise<void> {
  const { db, gateway } = services
  const movement = await findMovement(db, chargeKey)
  if (!movement) throw new Error('A refund has no payment')
  const { amount, currency } = movement
  const result = await gateway.refund({
    key: refundKeyOf(chargeKey),
    chargeKey,
    amount,
    currency: currency as Currency,
  })
  await recordRefundResult(services, movement, result)
}
