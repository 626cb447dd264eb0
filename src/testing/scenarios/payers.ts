import { createJobs } from '@/server/jobs/jobs'
import { addUser, signIn } from './builders'
import { nineOClock, startPayingClient } from './payingClient'
import type { StartOptions, TestApi } from '@/testing/kit/startApi'
import { startSubscriber } from './subscriber'

/** A user with one thing to pay for: $20. */
export interface Payer {
  api: TestApi
  /** Pays with a working card by default. */
  pay(paymentMethod?: string, key?: string): Promise<Response>
  /** Answers the bank, as the payer or as the user `as`. */
  confirm(chargeId: string, approved: boolean, as?: string): Promise<Response>
  stranger(): Promise<string>
  isPaid(): Promise<boolean>
  leave(): Promise<void>
  runJobs(): Promise<void>
}

export const payTime = nineOClock - 24 * 60 * 60_000

type StartPayer = (options: StartOptions) => Promise<Payer>

const withAccount = (
  api: TestApi,
  { email, phone }: { email: string; phone: string },
): Pick<Payer, 'stranger' | 'leave' | 'runJobs'> => ({
  stranger: async () => signIn(api, await addUser(api.app)),
  leave: async () => {
    const body = { email, phone, password: 'Kursi2026' }
    const { status } = await api.request('DELETE', '/users/deleteUserByPhoneEmail', body)
    if (status !== 200) throw new Error(`The account stays: ${status}`)
  },
  runJobs: () => createJobs(api.app).runDue(),
})

const startAppointmentPayer: StartPayer = async options => {
  const client = await startPayingClient(options)
  const { api, ann, asAnn } = client
  const { _id: id } = await client.book(nineOClock)
  return {
    ...withAccount(api, ann),
    api,
    pay: (paymentMethod = 'tok_succeeds', key) =>
      client.pay(id, { paymentMethod }, key === undefined ? {} : { key }),
    confirm: (chargeId, approved, as = asAnn) =>
      api.request('POST', `/appointments/${id}/pay/confirm`, { chargeId, approved }, { cookie: as }),
    isPaid: async () => (await client.ownersView(id)).paidAt !== undefined,
  }
}

const startSubscriptionPayer: StartPayer = async ({ now = Date.now, config }) => {
  const me = await startSubscriber(now, config)
  const { api, owner } = me
  const cookie = await signIn(api, owner)
  return {
    ...withAccount(api, owner),
    api,
    pay: (paymentMethod = 'tok_succeeds', key) =>
      me.subscribe({ paymentMethod }, key === undefined ? {} : { key }),
    confirm: (chargeId, approved, as = cookie) =>
      api.request('POST', '/subscriptions/confirm', { chargeId, approved }, { cookie: as }),
    isPaid: async () => (await me.mine()) !== null,
  }
}

/** One payer per charge purpose. */
export const payers: [purpose: string, start: StartPayer][] = [
  ['an appointment', startAppointmentPayer],
  ['a subscription', startSubscriptionPayer],
]
