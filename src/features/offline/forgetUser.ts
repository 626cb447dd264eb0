import { offered } from '@/ui/offered'
import { userCache, userChanged } from './cachedAnswers'

/** Deletes the offline answers of the user who signed out. Running requests are not cached any more. */
export function forgetUser(page: Window): void {
  // Without TLS a browser has neither; where it blocks storage, it throws or rejects.
  const workers: ServiceWorkerContainer | undefined = offered(() => page.navigator.serviceWorker)
  const caches: CacheStorage | undefined = offered(() => page.caches)
  workers?.controller?.postMessage(userChanged)
  caches?.delete(userCache).catch(() => undefined)
}
