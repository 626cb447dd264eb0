import { findVisitCharge } from '../db/visitCharges'
import type { Services } from '../http/context'
import { recordVisitResult } from './recordVisitResult'

/** Takes up what the payment provider reports of visits by itself. */
export function followVisitGateway(services: Services): void {
  services.gateway.follow(async (key, result) => {
    const charge = await findVisitCharge(services.db, key)
    if (charge) await recordVisitResult(services, charge, result)
  })
}
