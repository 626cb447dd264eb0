import type { ClaimEnd } from '../db/outbox'
import type { OutboxRow } from '../db/schema/outbox'
import type { Log } from '../kernel/log'

/** A slow receiver holds up no other entry, and many entries do not flood the mail server. */
const mostAtOnce = 8

/** Milliseconds. Entries that are written meanwhile share a claim, because each claim is a write of its own. */
const pauseBeforeClaim = 100

/** What the worker records and claims in one transaction. */
export interface Turn {
  ends: readonly ClaimEnd[]
  /** The number of entries that may be claimed. */
  most: number
}

/** The worker's access to the entries. */
export interface Deliveries {
  /** Begins a transaction, asks for the turn within it, and returns the claimed entries. */
  take: (turn: () => Turn) => Promise<OutboxRow[]>
  /** Delivers a claimed entry. Never rejects. Returns undefined when the delivery has ended the claim itself. */
  deliver: (row: OutboxRow) => Promise<ClaimEnd | undefined>
}

/** The outbox worker of this process. Several processes may share the table: one worker claims each entry. */
export interface Outbox {
  serve(deliveries: Deliveries): void
  /** Starts to deliver what is due, after a short pause; returns without waiting. */
  wake(): void
  /** Cuts the pause short. Resolves when no delivery is running. */
  settled(): Promise<void>
  /** Starts no more deliveries; resolves when the running ones have ended. */
  stop(): Promise<void>
}

export function createOutbox(log: Log): Outbox {
  const underWay = new Set<Promise<void>>()
  let deliveries: Deliveries | undefined
  let ends: ClaimEnd[] = []
  let mayBeDue = false
  let pause: NodeJS.Timeout | undefined
  let turns: Promise<void> | undefined
  let isStopped = false

  const claimable = () => (mayBeDue && !isStopped ? mostAtOnce - underWay.size : 0)
  const hasWork = () => ends.length > 0 || claimable() > 0

  /** One turn at a time: deliveries that end meanwhile are recorded together in the next one. */
  function takeTurns(): void {
    if (deliveries && hasWork()) turns ??= work(deliveries)
  }

  async function work({ take, deliver }: Deliveries): Promise<void> {
    let turn: Turn = { ends: [], most: 0 }
    try {
      while (hasWork()) {
        const rows = await take(() => {
          turn = { ends, most: claimable() }
          ends = []
          mayBeDue &&= turn.most === 0
          return turn
        })
        mayBeDue ||= turn.most > 0 && rows.length === turn.most
        turn = { ends: [], most: 0 }
        for (const row of rows) start(deliver(row))
      }
    } catch (error) {
      ends = [...turn.ends, ...ends]
      log.error('outbox_failed', { reason: String(error) })
    } finally {
      turns = undefined
    }
  }

  function start(delivery: Promise<ClaimEnd | undefined>): void {
    const ending = delivery.then(end => {
      underWay.delete(ending)
      if (end) ends.push(end)
      takeTurns()
      // A delivery may have written other entries.
      wake()
    })
    underWay.add(ending)
  }

  function wake(): void {
    if (!isStopped) pause ??= setTimeout(endPause, pauseBeforeClaim)
  }

  function endPause(): void {
    clearTimeout(pause)
    pause = undefined
    mayBeDue = true
    takeTurns()
  }

  async function settled(): Promise<void> {
    while (pause || turns || underWay.size > 0) {
      if (pause) endPause()
      await Promise.all([turns, ...underWay])
    }
  }

  return {
    serve: given => {
      deliveries = given
    },
    wake,
    settled,
    stop: () => {
      isStopped = true
      clearTimeout(pause)
      pause = undefined
      takeTurns()
      return settled()
    },
  }
}
