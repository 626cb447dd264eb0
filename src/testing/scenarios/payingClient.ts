import { randomUUID } from 'node:crypto'
import type { Appointment } from '@/domain/appointment'
import type { Payment } from '@/domain/payment'
import type { PayAnswer } from '@/domain/appointmentPayment'
import { paidInto } from '@/server/db/ledger'
import { createJobs } from '@/server/jobs/jobs'
import { dataOf } from '@/testing/kit/answers'
import { addSalon, addUser, signIn, type TestSalon, type TestUser } from './builders'
import { eachTest } from '@/testing/kit/eachTest'
import { startApi, type StartOptions, type TestApi } from '@/testing/kit/startApi'

export interface PayingClient {
  api: TestApi
  scenario: TestSalon
  ann: TestUser
  asAnn: string
  asOwner: string
  book(startsAt: number): Promise<Appointment>
  /** Ann pays $20 with a working card by default. */
  pay(id: string, changes?: object, options?: { key?: string; as?: string }): Promise<Response>
  /** Like `pay`, but must succeed. */
  paid(id: string, changes?: object, options?: { key?: string }): Promise<PayAnswer>
  act(id: string, verb: string, as?: string): Promise<Response>
  annsPayments(): Promise<Payment[]>
  ownersView(id: string): Promise<Appointment>
  /** Amounts that the sandbox has charged, and below refunded, in its own books. */
  charged(): Promise<number[]>
  givenBack(): Promise<number[]>
  /** The balance of all appointments in our ledger. */
  held(): Promise<number>
  runJobs(): Promise<void>
}

/** 9 AM in Hebron, when the salon opens. */
export const nineOClock = Date.parse('2027-02-02T07:00:00Z')

/** For each test of the file: a paying client with a booking at nine, one day later by the clock. */
export function payingClientEachTest() {
  const clock = { now: 0 }
  const opened = eachTest(
    async () => {
      clock.now = nineOClock - 24 * 60 * 60_000
      const client = await startPayingClient({ now: () => clock.now })
      return { client, id: (await client.book(nineOClock))._id }
    },
    ({ client }) => client.api.close(),
  )
  return { clock, client: () => opened().client, id: () => opened().id }
}

/** A client and the owner of a salon with online payments, both signed in. */
export async function startPayingClient(options: StartOptions): Promise<PayingClient> {
  const api = await startApi(options)
  const { app, request } = api
  const { db } = app
  const scenario = await addSalon(app)
  await db.updateTable('salons').set({ pays_online: 1 }).where('id', '=', scenario.salon.id).execute()
  const ann = await addUser(app)
  const asAnn = await signIn(api, ann)
  const asOwner = await signIn(api, scenario.owner)

  const pay: PayingClient['pay'] = (id, changes = {}, { key = randomUUID(), as = asAnn } = {}) =>
    request(
      'POST',
      `/appointments/${id}/pay`,
      { amount: 20, paymentMethod: 'tok_succeeds', ...changes },
      { cookie: as, key },
    )

  return {
    api,
    scenario,
    ann,
    asAnn,
    asOwner,
    pay,
    book: startsAt =>
      dataOf<Appointment>(
        request(
          'POST',
          '/appointments',
          { salonId: scenario.salon.id, serviceId: scenario.service.id, startsAt },
          { cookie: asAnn, key: randomUUID() },
        ),
      ),
    paid: (id, changes, more) => dataOf<PayAnswer>(pay(id, changes, more)),
    act: (id, verb, as = asOwner) => request('POST', `/appointments/${id}/${verb}`, {}, { cookie: as }),
    annsPayments: () =>
      dataOf<Payment[]>(request('GET', `/payments/customer/${ann.uid}`, undefined, { cookie: asAnn })),
    ownersView: async id => {
      const path = `/appointments/salon/${scenario.salon.id}?from=2027-02-01&to=2027-02-28`
      const list = await dataOf<Appointment[]>(request('GET', path, undefined, { cookie: asOwner }))
      const found = list.find(({ _id }) => _id === id)
      if (!found) throw new Error('The owner does not see it')
      return found
    },
    charged: async () => {
      const rows = await db
        .selectFrom('sandbox_charges')
        .select('amount')
        .where('status', '=', 'succeeded')
        .execute()
      return rows.map(({ amount }) => amount)
    },
    givenBack: async () => {
      const rows = await db.selectFrom('sandbox_refunds').select('amount').execute()
      return rows.map(({ amount }) => amount)
    },
    held: async () => {
      const { sum } = await db
        .selectFrom('ledger')
        .select(({ fn }) => fn.sum<number | null>('amount').as('sum'))
        .where('account', 'in', paidInto)
        .executeTakeFirstOrThrow()
      return sum ?? 0
    },
    runJobs: () => createJobs(app).runDue(),
  }
}
