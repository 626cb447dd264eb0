import fc from 'fast-check'
import type { Overview } from '@/domain/overview'
import { dataOf } from '@/testing/kit/answers'
import { paidInto } from '../db/ledger'
import { startPayingClient } from '@/testing/scenarios/payingClient'

const hour = 60 * 60 * 1000
const nineOClock = Date.parse('2027-02-02T07:00:00Z')
const now = nineOClock - 20 * hour

jest.setTimeout(120_000)

const deeds = ['paid', 'paid/take-back', 'cancel', 'client cancels'] as const
const cards = ['tok_succeeds', 'tok_declined', 'tok_asks', 'tok_times_out', 'tok_answers_twice'] as const

const steps = fc.array(
  fc.record({ appointment: fc.nat(1), deed: fc.constantFrom(...deeds, ...cards, 'jobs') }),
  {
    maxLength: 12,
  },
)

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

test('whatever people do in whatever order, the books, the lists and the provider agree', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async taken => {
      const client = await startPayingClient({ now: () => now })
      const appointments = [await client.book(nineOClock), await client.book(nineOClock + hour)]
      for (const { appointment, deed } of taken) {
        const id = appointments[appointment]?._id ?? ''
        if (deed === 'jobs') await client.runJobs()
        else if (deed === 'client cancels') await client.act(id, 'cancel', client.asAnn)
        else if (deed.startsWith('tok_')) await client.pay(id, { paymentMethod: deed })
        else await client.act(id, deed)
      }
      await client.runJobs()

      const { db } = client.api.app
      const rows = await db.selectFrom('ledger').selectAll().where('account', 'in', paidInto).execute()
      for (const { _id } of appointments) {
        const own = rows.filter(({ subject_id }) => subject_id === _id)
        expect([0, 20]).toContain(sum(own.map(({ amount }) => amount)))
        const { paidAt } = await client.ownersView(_id)
        expect(paidAt === undefined).toBe(sum(own.map(({ amount }) => amount)) === 0)
      }
      const online = rows.filter(({ account }) => account === 'online').map(({ amount }) => amount)
      const unheard = await db
        .selectFrom('charges')
        .leftJoin('charge_results', 'charge_results.charge_key', 'charges.key')
        .innerJoin('sandbox_charges', 'sandbox_charges.key', 'charges.key')
        .select('charges.amount')
        .where('sandbox_charges.status', '=', 'succeeded')
        .where('charge_results.stage', 'is', null)
        .execute()
      const waiting = sum(unheard.map(({ amount }) => amount))
      expect(sum(online) + waiting).toBe(sum(await client.charged()) - sum(await client.givenBack()))

      const kept = (await client.annsPayments()).filter(({ refund }) => refund === undefined)
      expect(sum(kept.map(({ amount }) => amount))).toBe(await client.held())
      const { takings } = await dataOf<Overview>(
        client.api.request(
          'GET',
          `/salons/${client.scenario.salon.id}/overview?from=2027-02-01&to=2027-02-01`,
          undefined,
          { cookie: client.asOwner },
        ),
      )
      expect(sum(takings.map(({ paid }) => paid))).toBe(await client.held())
      await client.api.close()
    }),
    { numRuns: 40 },
  )
})
