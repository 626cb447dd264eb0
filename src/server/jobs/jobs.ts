import type { Services } from '../http/context'
import { announceOffers } from './announceOffers'
import { callWaiting } from './callWaiting'
import { mailRenewals } from '../subscriptions/mailRenewals'
import { reconcileCharges } from '../subscriptions/reconcile'
import { renewSubscriptions } from '../subscriptions/renew'
import { removeCustomers } from '../payments/removeCustomers'
import { reconcileVisits } from '../visitPayments/reconcileVisits'
import { remind } from './remind'
import { tellOfMoves } from './tellOfMoves'

/** What has to happen at its time though nobody asks for it. */
export interface Jobs {
  /** Does all that is due by now. What was missed while the server was down is due too. */
  runDue(): Promise<void>
}

export function createJobs(services: Services): Jobs {
  const jobs = {
    tellOfMoves: tellOfMoves(services),
    remind: remind(services),
    callWaiting: callWaiting(services),
    announceOffers: announceOffers(services),
    reconcileCharges: reconcileCharges(services),
    reconcileVisits: reconcileVisits(services),
    renewSubscriptions: renewSubscriptions(services),
    mailRenewals: mailRenewals(services),
    removeCustomers: () => removeCustomers(services),
  }
  return {
    runDue: async () => {
      for (const [name, run] of Object.entries(jobs)) {
        try {
          await run()
        } catch (error) {
          services.log.error('job_failed', { job: name, reason: String(error) })
        }
      }
    },
  }
}
