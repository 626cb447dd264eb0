import fc from 'fast-check'
import type { SalonPage } from '@/domain/salon'
import type { Subscription } from '@/domain/subscription'
import { renewalGrace } from '@/domain/subscriptionLife'
import type { SalonRow } from '@/server/db/schema/salons'
import { dataOf } from '@/testing/kit/answers'
import { addSalon, signIn } from '@/testing/scenarios/builders'
import { startSubscriber, type Subscriber } from '@/testing/scenarios/subscriber'

const start = Date.parse('2027-02-05T08:00:00Z')

let now: number
let me: Subscriber

beforeEach(async () => {
  now = start
  me = await startSubscriber(() => now)
})
afterEach(() => me.api.close())

const search = (query: Record<string, string> = {}) =>
  dataOf<SalonPage>(me.api.request('GET', `/salons?${new URLSearchParams(query).toString()}`))

const namesOf = async (query: Record<string, string> = {}): Promise<string[]> =>
  (await search(query)).salons.map(({ name }) => name)

const premiumOf = async (): Promise<string[]> =>
  (await search()).salons.filter(({ isPremium }) => isPremium).map(({ name }) => name)

const add = (name: string, more: Partial<SalonRow> = {}) => addSalon(me.api.app, { id: name, name, ...more })
const addMine = (more: Partial<SalonRow> = {}) =>
  addSalon(me.api.app, { id: 'Mine', name: 'Mine', owner: me.owner, ...more })

test('a salon with Premium is first among equals in every order, and never before a better one', async () => {
  await add('Better', { rating_sum: 10, rating_count: 2, from_amount: 10, latitude: 31, longitude: 35 })
  await add('Equal')
  await addMine()
  const orders: Record<string, string>[] = [
    {},
    { sort: 'rating' },
    { sort: 'price' },
    { sort: 'distance', latitude: '31', longitude: '35' },
  ]
  for (const order of orders) expect(await namesOf(order)).toEqual(['Better', 'Equal', 'Mine'])
  await me.subscribed({ tier: 'premium' })
  for (const order of orders) expect(await namesOf(order)).toEqual(['Better', 'Mine', 'Equal'])
  expect(await premiumOf()).toEqual(['Mine'])
})

test.each(['bronze', 'silver', 'gold'])('the plan %s places nobody first', async tier => {
  await add('Equal')
  await addMine()
  await me.subscribed({ tier })
  expect(await namesOf()).toEqual(['Equal', 'Mine'])
  expect(await premiumOf()).toEqual([])
})

test('being first ends with the plan: at the end of the period once renewal is off, else after the grace', async () => {
  await addMine()
  await me.subscribed({ tier: 'premium' })
  const endsAt = (await me.mine())?.period.endsAt ?? 0
  const renews = async (on: boolean) => {
    const cookie = await signIn(me.api, me.owner)
    await dataOf(me.api.request('PUT', '/subscriptions/mine/auto-renew', { on }, { cookie }))
  }
  await renews(false)
  now = endsAt - 1
  expect(await premiumOf()).toEqual(['Mine'])
  now = endsAt
  expect(await premiumOf()).toEqual([])
  now = start
  await renews(true)
  now = endsAt + renewalGrace - 1
  expect(await premiumOf()).toEqual(['Mine'])
  now += 1
  expect(await premiumOf()).toEqual([])
})

test('a renewal moves the end', async () => {
  await addMine()
  await me.subscribed({ tier: 'premium' })
  const trialEnd = (await me.mine())?.period.endsAt ?? 0
  now = trialEnd - 1
  await me.runJobs()
  now = trialEnd + 2 * renewalGrace
  expect(await premiumOf()).toEqual(['Mine'])
  const as = await signIn(me.api, me.owner)
  now = (await me.get<Subscription>('/subscriptions/mine', as)).period.endsAt + renewalGrace
  expect(await premiumOf()).toEqual([])
})

test('pages with the salon are made anew when being first begins or ends', async () => {
  const { salon } = await addMine()
  const revision = async () =>
    (
      await me.api.app.db
        .selectFrom('salons')
        .select('revision')
        .where('id', '=', salon.id)
        .executeTakeFirstOrThrow()
    ).revision
  const before = await revision()
  await me.subscribed({ tier: 'premium' })
  expect(await revision()).toBeGreaterThan(before)
})

test('no salon is skipped or comes twice when plans begin and end between the pages', async () => {
  for (let number = 0; number < 60; number += 1) await add(`Salon ${String(number)}`)
  const ids = (await me.api.app.db.selectFrom('salons').select('id').execute()).map(({ id }) => id)
  const choose = async (chosen: readonly string[]) => {
    const { db } = me.api.app
    await db.updateTable('salons').set({ premium_until: now }).execute()
    await db
      .updateTable('salons')
      .set({ premium_until: now + 1 })
      .where('id', 'in', ['', ...chosen])
      .execute()
  }
  await fc.assert(
    fc.asyncProperty(fc.array(fc.subarray(ids), { minLength: 3, maxLength: 3 }), async choices => {
      const seen: string[] = []
      let cursor: string | null = ''
      for (const chosen of choices) {
        await choose(chosen)
        const page: SalonPage = await search(cursor ? { cursor } : {})
        seen.push(...page.salons.map(({ id }) => id))
        cursor = page.next
      }
      expect(cursor).toBeNull()
      expect(seen.sort()).toEqual([...ids].sort())
    }),
    { numRuns: 5 },
  )
})
