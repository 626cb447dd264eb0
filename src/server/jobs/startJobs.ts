import type { Services } from '../http/context'
import { createJobs } from './jobs'

const pause = 30_000

export interface RunningJobs {
  /** Resolves when what is running is through. */
  stop(): Promise<void>
}

/** Runs what is due now and every half minute, never twice at once. */
export function startJobs(services: Services): RunningJobs {
  const jobs = createJobs(services)
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()

  const run = () => {
    running = jobs.runDue().then(() => {
      if (!isStopped) timer = setTimeout(run, pause).unref()
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
