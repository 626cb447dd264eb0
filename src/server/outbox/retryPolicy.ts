const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

export interface RetryPolicy {
  /** Milliseconds after the first failure; doubles with each further failure. */
  firstPause: number
  longestPause: number
  mostTries: number
}

/** Gives up after about two days: a mail server outage is over by then, and the mail is out of date. */
export const mailRetries: RetryPolicy = { firstPause: minute, longestPause: hour, mostTries: 54 }

/** Gives up after about a month: a deleted account's data must be removed. */
export const removalRetries: RetryPolicy = { firstPause: minute, longestPause: day, mostTries: 40 }

/** The pause after a failed try, in milliseconds; undefined when no try is left. */
export const pauseAfter = (
  { firstPause, longestPause, mostTries }: RetryPolicy,
  tries: number,
): number | undefined =>
  tries >= mostTries ? undefined : Math.min(firstPause * 2 ** (tries - 1), longestPause)
