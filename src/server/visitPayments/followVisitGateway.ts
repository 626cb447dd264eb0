import { findVisitCharge } from '../db/visitCharges'
import { findMovement } from '../db/visitMovements'
import type { AppContext } from '../AppContext'
import { chargeOfRefund } from '../payments/refundKey'
import { recordRefundResult } from './recordRefundResult'
import { recordVisitResult } from './recordVisitResult'

/** Takes up what the payment provider reports of visits by itself. */
export function followVisitGateway(services: AppContext): void {
  services.gateway.follow(async (key, result) => {
    const charge = await findVisitCharge(services.db, key)
    if (charge) await recordVisitResult(services, charge, result)
  })
  services.gateway.followRefunds?.(async (key, result) => {
    const chargeKey = chargeOfRefund(key)
    const movement = chargeKey === undefined ? undefined : await findMovement(services.db, chargeKey)
    if (movement) await recordRefundResult(services, movement, result)
  })
}
