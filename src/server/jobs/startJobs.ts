import type { AppContext } from '../AppContext'
import { waitAtMost } from '../kernel/waitAtMost'
import { createJobs } from './jobs'

/** Milliseconds. A payment provider may delay a job for longer than a shutdown may take. */
const longestStop = 5_000

export interface RunningJobs {
  /** Starts no more rounds. Resolves when running jobs have finished, or after some seconds. */
  stop(): Promise<void>
}

/** Runs each job now and again after each pause. Jobs do not wait for each other, and no job runs twice at once. */
export function startJobs(app: AppContext): RunningJobs {
  const running = createJobs(app).each.map(job => repeat(job, app.config.jobPause))
  return {
    stop: () => waitAtMost(longestStop, Promise.all(running.map(stop => stop()))),
  }
}

/** Returns a function that stops the job and waits for its running round. */
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
