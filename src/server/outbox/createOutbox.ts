import type { Log } from '../kernel/log'

/** A slow receiver holds up no other entry, and many entries do not flood the mail server. */
const mostAtOnce = 8

/** False when nothing was due. Says so as soon as it has begun with an entry, so that somebody sees to the next. */
export type DeliverNext = (hasBegun?: () => void) => Promise<boolean>

/** The outbox worker of this process. Several processes may share the table: one worker claims each entry. */
export interface Outbox {
  /** Sets `deliverNext`, which the worker calls until it gives false. */
  serve(deliverNext: DeliverNext): void
  /** Starts to deliver what is due now; returns without waiting. */
  wake(): void
  /** Resolves when no delivery is running. */
  settled(): Promise<void>
  /** Starts no more deliveries; resolves when the running ones have ended. */
  stop(): Promise<void>
}

export function createOutbox(log: Log): Outbox {
  const lanes = new Set<Promise<void>>()
  let busy = 0
  let deliverNext: DeliverNext = () => Promise.resolve(false)
  let wakes = 0
  let isStopped = false

  async function work(): Promise<void> {
    let heard: number
    try {
      do {
        heard = wakes
        while (!isStopped && (await deliverNext(openLane))) continue
      } while (heard !== wakes && !isStopped)
    } catch (error) {
      log.error('outbox_failed', { reason: String(error) })
    } finally {
      busy -= 1
    }
  }

  function openLane(): void {
    if (busy >= mostAtOnce) return
    busy += 1
    const lane = work().finally(() => lanes.delete(lane))
    lanes.add(lane)
  }

  const settled = async () => {
    while (lanes.size > 0) await Promise.all(lanes)
  }

  return {
    serve: next => {
      deliverNext = next
    },
    wake: () => {
      if (isStopped) return
      wakes += 1
      openLane()
    },
    settled,
    stop: () => {
      isStopped = true
      return settled()
    },
  }
}
