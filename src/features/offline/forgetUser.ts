import { userCache, userChanged } from './cachedAnswers'

/** Deletes the offline answers of the user who signed out. Running requests are not cached any more. */
export function forgetUser(page: Window): void {
  // Both need a secure context (TLS).
  if ('serviceWorker' in page.navigator) page.navigator.serviceWorker.controller?.postMessage(userChanged)
  if ('caches' in page) void page.caches.delete(userCache)
}
