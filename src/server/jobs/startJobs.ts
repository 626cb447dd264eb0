import type { Services } from '../http/context'
import { createJobs } from './jobs'

export interface RunningJobs {
  /** Resolves when what is running is through. */
  stop(): Promise<void>
}

/** Runs what is due, and again after each pause; never twice at once. */
export function startJobs(services: Services): RunningJobs {
  const jobs = createJobs(services)
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()

  const run = () => {
    running = jobs.runDue().then(() => {
      if (!isStopped) timer = setTimeout(run, services.config.jobPause).unref()
    })
  }
  run()

  return {
    stop: () => {
      isStopped = true
      clearTimeout(timer)
      return running
    },
  }
}
