/** Runs at most `atOnce` jobs at the same time; the others wait in the order in which they came. */
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
      // The place is handed on, never free in between: a newcomer cannot overtake the queue.
      if (next) next()
      else running -= 1
    }
  }
}
