import { findCharge } from '../db/charges'
import type { AppContext } from '../AppContext'
import { chargeOfRefund } from '../payments/refundKey'
import { recordChargeRefund } from './recordChargeRefund'
import { recordResult } from './recordResult'

/** Takes up what the payment provider reports by itself. */
export function followGateway(services: AppContext): void {
  services.gateway.follow(async (key, result) => {
    const charge = await findCharge(services.db, key)
    if (charge) await recordResult(services, charge, result)
  })
  services.gateway.followRefunds?.(async (key, result) => {
    const chargeKey = chargeOfRefund(key)
    const charge = chargeKey === undefined ? undefined : await findCharge(services.db, chargeKey)
    if (charge) await recordChargeRefund(services, charge, result)
  })
}
