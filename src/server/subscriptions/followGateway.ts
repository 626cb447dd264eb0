import { findCharge } from '../db/charges'
import type { Services } from '../http/context'
import { recordResult } from './recordResult'

/** Takes up what the payment provider reports by itself. */
export function followGateway(services: Services): void {
  services.gateway.follow(async (key, result) => {
    const charge = await findCharge(services.db, key)
    if (charge) await recordResult(services, charge, result)
  })
}
