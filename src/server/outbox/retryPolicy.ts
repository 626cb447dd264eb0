const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

export interface RetryPolicy {
  /** After the first failure; it doubles with each further one. */
  firstPause: number
  longestPause: number
  mostTries: number
}

/** Gives up after about two days: a mail server's outage is over by then, and the news in a mail is old. */
export const mailRetries: RetryPolicy = { firstPause: minute, longestPause: hour, mostTries: 54 }

/** Gives up after about a month: whoever deletes an account counts on being forgotten. */
export const removalRetries: RetryPolicy = { firstPause: minute, longestPause: day, mostTries: 40 }

/** How long a failed entry rests, in milliseconds; undefined when it was tried often enough. */
export const pauseAfter = (
  { firstPause, longestPause, mostTries }: RetryPolicy,
  tries: number,
): number | undefined =>
  tries >= mostTries ? undefined : Math.min(firstPause * 2 ** (tries - 1), longestPause)
