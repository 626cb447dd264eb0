import type { AppContext } from '../AppContext'
import { renewSubscriptions } from '../subscriptions/renew'
import { refreshSummaries } from '../booking/refreshSummaries'
import { reconcileCharges } from '../charges/reconcileCharges'
import { refundCharges } from '../charges/refundCharges'
import type { Purpose } from '../charges/Purpose'
import { purposes } from '../purposes'

export interface Jobs {
  /** Each job does its due work, including what was missed while the server was down. A failing job is logged. */
  each: readonly (() => Promise<void>)[]
  runDue(): Promise<void>
}

export function createJobs(app: AppContext): Jobs {
  const jobs = {
    reconcileCharges: forEachPurpose(purpose => reconcileCharges(app, purpose)),
    refundCharges: forEachPurpose(purpose => refundCharges(app, purpose)),
    renewSubscriptions: renewSubscriptions(app),
    deliverOutbox: async () => {
      app.outbox.wake()
      await app.outbox.settled()
    },
    refreshSummaries: refreshSummaries(app),
  }
  const each = Object.entries(jobs).map(([name, run]) => async () => {
    try {
      await run()
    } catch (error) {
      app.log.error('job_failed', { job: name, reason: String(error) })
    }
  })
  return {
    each,
    runDue: async () => {
      for (const run of each) await run()
    },
  }
}

const forEachPurpose = (act: (purpose: Purpose) => Promise<void>) => async () => {
  for (const purpose of purposes) await act(purpose)
}
