import { userCache, userChanged } from './cachedAnswers'

/** Removes what could be read offline of the person who has gone; answers on their way are not kept any more. */
export function forgetUser(page: Window): void {
  // Neither of the two exists where the page came without TLS.
  if ('serviceWorker' in page.navigator) page.navigator.serviceWorker.controller?.postMessage(userChanged)
  if ('caches' in page) void page.caches.delete(userCache)
}
