import { randomUUID } from 'node:crypto'
import type { SubscribeAnswer, Subscription } from '@/domain/subscription'
import { createJobs } from '@/server/jobs/jobs'
import { dataOf } from '@/testing/kit/answers'
import { addUser, signIn, type TestUser } from './builders'
import { startApi, type StartOptions, type TestApi } from '@/testing/kit/startApi'

interface CallOptions {
  key?: string
  as?: string
}

export interface Subscriber {
  api: TestApi
  owner: TestUser
  /** Subscribes to a one-person bronze plan with a working card by default. */
  subscribe(changes?: object, options?: CallOptions): Promise<Response>
  /** Like `subscribe`, but must succeed. */
  subscribed(changes?: object, options?: CallOptions): Promise<SubscribeAnswer>
  get<Data>(path: string, as?: string): Promise<Data>
  mine(): Promise<Subscription | null>
  charged(): Promise<{ amount: number; currency: string; status: string }[]>
  runJobs(): Promise<void>
}

/** A signed-in owner who can subscribe, with a separate server. */
export async function startSubscriber(
  now: () => number,
  config: StartOptions['config'] = {},
): Promise<Subscriber> {
  const api = await startApi({ now, config })
  const { app, request } = api
  const owner = await addUser(app, { role: 'barber' })
  const cookie = await signIn(api, owner)

  const subscribe: Subscriber['subscribe'] = (changes = {}, { key = randomUUID(), as = cookie } = {}) =>
    request(
      'POST',
      '/subscriptions',
      { tier: 'bronze', size: 'one_person', coupon: null, paymentMethod: 'tok_succeeds', ...changes },
      { cookie: as, key },
    )
  const get = <Data>(path: string, as = cookie) =>
    dataOf<Data>(request('GET', path, undefined, { cookie: as }))

  return {
    api,
    owner,
    subscribe,
    subscribed: (changes, options) => dataOf<SubscribeAnswer>(subscribe(changes, options)),
    get,
    mine: () => get<Subscription | null>('/subscriptions/mine'),
    charged: () => app.db.selectFrom('sandbox_charges').selectAll().execute(),
    runJobs: () => createJobs(app).runDue(),
  }
}
