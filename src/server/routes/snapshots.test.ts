import { sql } from 'kysely'
import { dataOf } from '@/testing/kit/answers'
import { eachTest } from '@/testing/kit/eachTest'
import { startApi } from '@/testing/kit/startApi'
import { onPostgres } from '@/testing/kit/testDatabase'
import { addSalon, addUser, signIn } from '@/testing/scenarios/builders'
import type { Db } from '../db/openDatabase'

// SQLite has one connection: nothing is written while a transaction of another request has it.
const each = onPostgres ? test.each : test.skip.each

const today = new Date().toISOString().slice(0, 10)

const scenario = eachTest(
  async () => {
    const api = await startApi()
    const { salon, owner } = await addSalon(api.app)
    const author = await addUser(api.app)
    return { api, salon, author, cookie: await signIn(api, owner) }
  },
  ({ api }) => api.close(),
)

async function addReview(db: Db) {
  const { salon, author } = scenario()
  await db
    .insertInto('reviews')
    .values({
      id: 'review',
      appointment_id: null,
      salon_id: salon.id,
      author_id: author.uid,
      stars: 5,
      text: '',
      created_at: Date.now(),
      answer: null,
      answered_at: null,
    })
    .execute()
  await db.updateTable('salons').set({ rating_sum: 5, rating_count: 1 }).execute()
}

async function renameAll(db: Db) {
  await db.updateTable('salons').set({ name: 'Renamed' }).execute()
  await db.updateTable('staff').set({ name: 'Renamed' }).execute()
}

const waiting = async (db: Db): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
  `.execute(db)
  return rows.length > 0
}

each<[what: string, path: (salonId: string) => string, lastRead: string, write: (db: Db) => Promise<void>]>([
  ['reviews', id => `/salons/${id}/reviews`, 'reviews', addReview],
  ['salon', id => `/salons/${id}`, 'staff', renameAll],
  ['owner’s salon', () => '/salons/mine', 'staff', renameAll],
  ['takings', id => `/salons/${id}/overview?from=${today}&to=${today}`, 'reviews', addReview],
])('a write between two statements is in no part of the answer: %s', async (_what, path, lastRead, write) => {
  const { api, salon, cookie } = scenario()
  const { db } = api.app
  const get = () => dataOf<object>(api.request('GET', path(salon.id), undefined, { cookie }))
  const before = await get()
  const answering = await db.transaction().execute(async transaction => {
    await sql`lock table ${sql.table(lastRead)} in access exclusive mode`.execute(transaction)
    const answer = get()
    while (!(await waiting(db))) await new Promise(setImmediate)
    await write(transaction)
    // Returned in an object, so that it is not awaited here: it ends after this transaction.
    return { answer }
  })
  expect(await answering.answer).toEqual(before)
  expect(await get()).not.toEqual(before)
})
