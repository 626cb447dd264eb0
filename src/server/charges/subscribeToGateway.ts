import type { AppContext } from '../AppContext'
import { findCharge } from '../db/charges'
import type { ChargeRow } from '../db/schema/charges'
import { chargeOfRefund } from '../kernel/refundKey'
import type { Purpose } from './Purpose'
import { recordRefund } from './recordRefund'
import { recordResult } from './recordResult'

export function subscribeToGateway(context: AppContext, purposes: readonly Purpose[]): void {
  const { db, gateway } = context

  const withCharge = async (
    key: string | undefined,
    record: (purpose: Purpose, charge: ChargeRow) => Promise<unknown>,
  ): Promise<void> => {
    const charge = key === undefined ? undefined : await findCharge(db, key)
    const purpose = purposes.find(({ name }) => name === charge?.purpose)
    if (charge && purpose) await record(purpose, charge)
  }

  gateway.subscribe((key, result) =>
    withCharge(key, (purpose, charge) => recordResult(context, purpose, charge, result)),
  )
  gateway.subscribeToRefunds?.((key, result) =>
    withCharge(chargeOfRefund(key), (purpose, charge) => recordRefund(context, purpose, charge, result)),
  )
}
