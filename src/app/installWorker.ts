import type { AppStore } from './store/createStore'

/**
 * Registers the service worker once a user is signed in, because it caches that user's data for offline reading. A
 * visitor's page starts without this extra work. Without a service worker the product still works online.
 */
export function installWorker(store: AppStore, workers: ServiceWorkerContainer): void {
  const look = () => {
    if (!store.getState().auth.user) return
    unsubscribe()
    workers.register('/sw.js').catch(() => undefined)
  }
  const unsubscribe = store.subscribe(look)
  look()
}
