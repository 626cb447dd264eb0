import { claimOutboxRow, updateClaimed } from '../db/outbox'
import type { Db } from '../db/openDatabase'
import type { OutboxRow } from '../db/schema/outbox'
import { DeliveryFailure } from '../kernel/DeliveryFailure'
import type { Log } from '../kernel/log'
import type { DeliverNext } from './createOutbox'
import type { RegisteredKind } from './registerKind'
import { pauseAfter } from './retryPolicy'

/** Longer than any delivery takes. Entries that a dead process claimed are tried again after this time. */
export const claimMilliseconds = 5 * 60_000

export interface DeliveryTools {
  db: Db
  log: Log
  now: () => number
}

/**
 * Delivers the next entry that is due. Kinds that are not registered are left to the newer
 * version of the product that wrote them.
 */
export function deliverNext(
  { db, log, now }: DeliveryTools,
  registered: readonly RegisteredKind[],
): DeliverNext {
  const kinds = new Map(registered.map(kind => [kind.name, kind]))
  const names = [...kinds.keys()]

  return async hasBegun => {
    const at = now()
    const row = await claimOutboxRow(db, names, at, at + claimMilliseconds)
    const kind = row && kinds.get(row.kind)
    if (!kind) return false
    try {
      const delivering = kind.deliver(db, row, at)
      hasBegun?.()
      await delivering
    } catch (error) {
      await tryLater(row, kind, error)
    }
    return true
  }

  async function tryLater(row: OutboxRow, { retries }: RegisteredKind, error: unknown): Promise<void> {
    const { id, kind, tries } = row
    const failure = error instanceof Error ? error.message : String(error)
    const isPermanent = error instanceof DeliveryFailure && error.isPermanent
    const pause = isPermanent ? undefined : pauseAfter(retries, tries)
    const facts = { kind, id, tries, reason: failure }
    if (pause === undefined) {
      log.error('outbox_given_up', facts)
      await updateClaimed(db, row, { given_up_at: now(), failure, coalesce_key: null })
    } else {
      log.info('outbox_postponed', { ...facts, seconds: pause / 1000 })
      await updateClaimed(db, row, { due_at: now() + pause, failure })
    }
  }
}
