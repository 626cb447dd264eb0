/** The cached answers of the signed-in user. Deleted when the user changes. */
export const userCache = 'kursi-person'

/** The message to the service worker that another user, or nobody, is signed in. */
export const userChanged = 'person_changed'

const cached = /^\/api\/(appointments\/(next|customer)\/id|favorites)\/[^/]+$/

const written = /^\/api\/(appointments|favorites)\//

/** Whether a write there may change a cached answer. */
export const changesCachedAnswers = (pathname: string): boolean => written.test(`${pathname}/`)

/** Whether the answer is cached for offline use: the next appointment, the appointments, the favorites. */
export const isCachedAnswer = (pathname: string): boolean => cached.test(pathname)
