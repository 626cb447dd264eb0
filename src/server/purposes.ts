import { appointmentPurpose } from './booking/appointmentPurpose'
import type { Purpose } from './charges/Purpose'
import { subscriptionPurpose } from './subscriptions/subscriptionPurpose'

export const purposes: readonly Purpose[] = [appointmentPurpose, subscriptionPurpose]
