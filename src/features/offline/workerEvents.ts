/** The service worker events in use. The types for pages do not contain them. */
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
