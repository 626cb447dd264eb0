import type { Log } from '../kernel/log'

/** So that one slow receiver holds up nobody else, and a crowd of entries does not flood the mail server. */
const mostAtOnce = 8

/** False when nothing was due. Says so as soon as it has begun with an entry, so that somebody sees to the next. */
export type DeliverNext = (hasBegun?: () => void) => Promise<boolean>

/** The worker of this process. Others may work over the same table: each entry is claimed by one. */
export interface Outbox {
  /** From now on `deliverNext` is called until it gives false. */
  serve(deliverNext: DeliverNext): void
  /** Begins with what is due by now; nobody waits for it. */
  wake(): void
  /** Resolves when nothing is under way. */
  settled(): Promise<void>
  /** Begins nothing more; resolves when what is under way is through. */
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
