import { appointmentPurpose } from './booking/appointmentPurpose'
import type { Purpose } from './charges/Purpose'
import { subscriptionPurpose } from './subscriptions/subscriptionPurpose'

/** All that is charged for. */
export const purposes: readonly Purpose[] = [appointmentPurpose, subscriptionPurpose]
