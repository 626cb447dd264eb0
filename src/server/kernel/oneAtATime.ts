/** Runs jobs of one name one after the other; jobs of different names do not wait for each other. */
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
