/** Runs at most `atOnce` jobs at the same time; other jobs wait in order of arrival. */
export function limitConcurrency(atOnce: number) {
  const waiting: (() => void)[] = []
  let running = 0

  return async function inTurn<Result>(job: () => Promise<Result>): Promise<Result> {
    if (running >= atOnce) await new Promise<void>(resolve => waiting.push(resolve))
    else running += 1
    try {
      return await job()
    } finally {
      const next = waiting.shift()
      // The next job takes this job's turn directly, so a new job cannot overtake the queue.
      if (next) next()
      else running -= 1
    }
  }
}
