import type { AppContext } from '../AppContext'
import { waitAtMost } from '../kernel/waitAtMost'
import { createJobs } from './jobs'

/** A payment provider may keep a job waiting for longer than whoever stops the server does. */
const longestStop = 5_000

export interface RunningJobs {
  /** Begins nothing more; resolves when what is running is through, or after some seconds. */
  stop(): Promise<void>
}

/** Has each job do what is due, and again after each pause: none waits for another, and none runs twice at once. */
export function startJobs(app: AppContext): RunningJobs {
  const running = createJobs(app).each.map(job => repeat(job, app.config.jobPause))
  return {
    stop: () => waitAtMost(longestStop, Promise.all(running.map(stop => stop()))),
  }
}

/** Gives what stops it and waits for the round that is running. */
function repeat(job: () => Promise<void>, pause: number): () => Promise<void> {
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()

  const begin = () => {
    running = job().then(() => {
      if (!isStopped) timer = setTimeout(begin, pause).unref()
    })
  }
  begin()

  return () => {
    isStopped = true
    clearTimeout(timer)
    return running
  }
}
