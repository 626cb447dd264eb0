import { claimDue, endClaims, type ClaimEnd } from '../db/outbox'
import type { Db } from '../db/openDatabase'
import { inTransaction } from '../db/inTransaction'
import type { OutboxRow } from '../db/schema/outbox'
import { DeliveryFailure } from '../kernel/DeliveryFailure'
import type { Log } from '../kernel/log'
import type { Deliveries, Turn } from './createOutbox'
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
 * Delivers entries of the registered kinds, the longest due first. Other kinds are left to the newer version of the
 * product that wrote them.
 */
export function createDeliveries(
  { db, log, now }: DeliveryTools,
  registered: readonly RegisteredKind[],
): Deliveries {
  const kinds = new Map(registered.map(kind => [kind.name, kind]))
  const names = [...kinds.keys()]

  return {
    take: nextTurn => {
      let turn: Turn | undefined
      return inTransaction(db, [], async transaction => {
        // A transaction that is repeated keeps its turn.
        const { ends, most } = (turn ??= nextTurn())
        await endClaims(transaction, ends)
        if (most === 0) return []
        const at = now()
        return claimDue(transaction, { kinds: names, now: at, claimedUntil: at + claimMilliseconds, most })
      })
    },
    deliver: async row => {
      const kind = kinds.get(row.kind)
      if (!kind) return undefined
      try {
        return await kind.deliver(db, row, now())
      } catch (error) {
        return afterFailure(row, kind, error)
      }
    },
  }

  function afterFailure(row: OutboxRow, { retries }: RegisteredKind, error: unknown): ClaimEnd {
    const { id, kind, tries } = row
    const failure = error instanceof Error ? error.message : String(error)
    const isPermanent = error instanceof DeliveryFailure && error.isPermanent
    const pause = isPermanent ? undefined : pauseAfter(retries, tries)
    const facts = { kind, id, tries, reason: failure }
    if (pause === undefined) {
      log.error('outbox_given_up', facts)
      return { row, change: { given_up_at: now(), failure, coalesce_key: null } }
    }
    log.info('outbox_postponed', { ...facts, seconds: pause / 1000 })
    return { row, change: { due_at: now() + pause, failure } }
  }
}
