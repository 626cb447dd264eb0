/** The part of a service worker's own events that is used; the page's types know nothing of them. */
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

interface WorkerMessageEvent extends ExtendableEvent {
  data: unknown
}

interface WorkerEvents {
  activate: ExtendableEvent
  message: WorkerMessageEvent
}

export interface Worker {
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void
  caches: CacheStorage
  clients: { claim(): Promise<void> }
}
