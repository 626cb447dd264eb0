import type { Invoice, PlanChoice, Subscription } from '@/domain/subscription'
import type { ApiRedaction, Rule } from '@/store/redaction'
import type { subscriptionsApi } from './subscriptionsApi'

const choice: Rule<PlanChoice> = { tier: 'token', size: 'token' }
const subscriptionRule: Rule<Subscription> = {
  ...choice,
  state: 'token',
  nextCharge: { currency: 'token' },
}
const invoiceRule: Rule<Invoice> = { ...choice, currency: 'token' }
const answered = { result: 'token', subscription: subscriptionRule, invoice: invoiceRule } as const

export const subscriptionsApiRedaction: ApiRedaction<typeof subscriptionsApi> = {
  listPlans: { answer: { plans: { tier: 'token', features: 'token' } } },
  getMySubscription: { answer: subscriptionRule },
  listInvoices: { answer: invoiceRule },
  quotePlan: { args: choice, answer: { ...choice, discount: { kind: 'token' } } },
  subscribe: { args: choice, answer: answered },
  confirmCharge: { answer: answered },
  setAutoRenew: { answer: subscriptionRule },
  setPaymentMethod: { answer: subscriptionRule },
}
