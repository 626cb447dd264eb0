import type { ChargeRefusal } from '@/domain/subscription'
import { findResults } from '../db/charges'
import type { Db } from '../db/openDatabase'
import type { ChargeResult } from '../kernel/PaymentGateway'

/** A charge's result in our own records; undefined while it has none and no confirmation was requested. */
export async function knownResult(db: Db, chargeKey: string): Promise<ChargeResult | undefined> {
  const { final, confirmation } = await findResults(db, chargeKey)
  if (final === 'succeeded') return { status: 'succeeded' }
  if (final !== undefined) return { status: 'refused', reason: final as ChargeRefusal }
  return confirmation === undefined ? undefined : { status: 'needs_confirmation' }
}

/** The same, but only for a charge that has ended. */
export async function knownEnd(db: Db, chargeKey: string): Promise<ChargeResult | undefined> {
  const known = await knownResult(db, chargeKey)
  return known?.status === 'needs_confirmation' ? undefined : known
}
