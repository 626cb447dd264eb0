import type { AppContext } from '../AppContext'
import { renewSubscriptions } from '../subscriptions/renew'
import { reconcileCharges } from '../charges/reconcileCharges'
import { refundCharges } from '../charges/refundCharges'
import type { Purpose } from '../charges/Purpose'
import { purposes } from '../purposes'

/** What has to happen at its time though nobody asks for it. */
export interface Jobs {
  /** Each does what is due of its kind by now; one that fails is logged. What was missed while the server was down is due too. */
  each: readonly (() => Promise<void>)[]
  /** One round of all, one after the other. */
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
