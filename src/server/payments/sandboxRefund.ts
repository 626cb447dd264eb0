import type { Db } from '../db/openDatabase'
import { inTransaction } from '../db/inTransaction'
import type { SandboxChargeRow } from '../db/schema/charges'
import type { RefundOrder, RefundRefusal, RefundResult } from '../kernel/PaymentGateway'

interface Refunding {
  result: RefundResult
  charge: SandboxChargeRow | undefined
  /** True when this call made the refund, false when an earlier call did. */
  isFirst: boolean
}

/** Refunds in the sandbox: once per key, and never more than the charge. */
export const sandboxRefund = (db: Db, order: RefundOrder, at: number): Promise<Refunding> =>
  inTransaction(
    db,
    [db => db.selectFrom('sandbox_charges').select('key').where('key', '=', order.chargeKey)],
    async transaction => {
      const { key, chargeKey, amount } = order
      const charge = await transaction
        .selectFrom('sandbox_charges')
        .selectAll()
        .where('key', '=', chargeKey)
        .executeTakeFirst()
      const refunds = await transaction
        .selectFrom('sandbox_refunds')
        .selectAll()
        .where('charge_key', '=', chargeKey)
        .execute()
      if (refunds.some(refund => refund.key === key)) {
        return { result: { status: 'succeeded' }, charge, isFirst: false }
      }
      const reason = problemOf(order, charge, refunds)
      if (reason) return { result: { status: 'refused', reason }, charge, isFirst: false }
      await transaction
        .insertInto('sandbox_refunds')
        .values({ key, charge_key: chargeKey, amount, created_at: at })
        .execute()
      return { result: { status: 'succeeded' }, charge, isFirst: true }
    },
  )

function problemOf(
  { amount, currency }: RefundOrder,
  charge: SandboxChargeRow | undefined,
  refunds: readonly { amount: number }[],
): RefundRefusal | undefined {
  if (charge?.status !== 'succeeded' || charge.currency !== currency) return 'not_charged'
  const left = refunds.reduce((sum, refund) => sum - refund.amount, charge.amount)
  return amount > left ? 'too_much' : undefined
}
