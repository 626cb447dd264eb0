import type { LiveChannel, LiveReceiver } from '../kernel/LiveChannel'

/** For a single process. */
export function localChannel(): LiveChannel {
  const receivers = new Set<LiveReceiver>()
  return {
    publish: all => {
      for (const news of all) receivers.forEach(receiver => receiver.receive(news))
    },
    subscribe: receiver => void receivers.add(receiver),
    close: () => Promise.resolve(),
  }
}
