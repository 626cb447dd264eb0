/** Runs jobs with the same name one after the other; jobs with different names run in parallel. */
export function oneAtATime() {
  const last = new Map<string, Promise<unknown>>()

  return async function inTurn<Result>(name: string, job: () => Promise<Result>): Promise<Result> {
    const before = last.get(name) ?? Promise.resolve()
    const mine = before.then(job, job)
    last.set(name, mine)
    try {
      return await mine
    } finally {
      if (last.get(name) === mine) last.delete(name)
    }
  }
}
