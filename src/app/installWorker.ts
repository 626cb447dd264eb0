import type { AppStore } from './store/createStore'

/**
 * Registers the service worker as soon as somebody is signed in: what it keeps for reading without a network is theirs.
 * A visitor's page starts without a second job beside it. Blocked or unknown, the product works all the same while
 * there is a network.
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
