import { subscriptionsApi } from '@/api/subscriptionsApi'
import { sendSubmission } from '@/store/sendSubmission'
import { renewalSubmission } from '../subscriptionSubmissions'

/** Turns the renewal on or off. */
export const setAutoRenew = (on: boolean) =>
  sendSubmission(renewalSubmission, {
    request: { on },
    send: send => send(subscriptionsApi.endpoints.setAutoRenew.initiate({ on }, { track: false })),
  })
