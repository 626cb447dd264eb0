/** What was answered to the person who is signed in; it goes when they do. */
export const userCache = 'kursi-person'

/** Tells the service worker that somebody else, or nobody, is signed in now. */
export const userChanged = 'person_changed'

const cached = /^\/api\/(appointments\/(next|customer)\/id|favorites)\/[^/]+$/

/** Whether the answer can be read again offline: the next reservation, the appointments, the favorites. */
export const isCachedAnswer = (pathname: string): boolean => cached.test(pathname)
