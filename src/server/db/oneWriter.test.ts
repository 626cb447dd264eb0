import { addSalon } from '@/testing/scenarios/builders'
import { eachTest } from '@/testing/kit/eachTest'
import { startApi } from '@/testing/kit/startApi'
import { onPostgres } from '@/testing/kit/testDatabase'
import type { Db } from './openDatabase'

// SQLite has one connection, so none of this can happen there. Only `npm run test:postgres` tests it.
const testOnPostgres = onPostgres ? test : test.skip

const api = eachTest(
  () => startApi(),
  opened => opened.close(),
)

const revisionOf = async (db: Db): Promise<number> =>
  (await db.selectFrom('salons').select('revision').executeTakeFirstOrThrow()).revision

const setRevision = (db: Db, revision: number) => db.updateTable('salons').set({ revision }).execute()

testOnPostgres(
  'what a transaction has read stays true until it ends, also where one statement alone would change it',
  async () => {
    const { app } = api()
    const { db } = app
    await addSalon(app)
    // Opens the second connection beforehand, so that it has every chance to interleave.
    await Promise.all([revisionOf(db), revisionOf(db)])
    const { outside } = await db.transaction().execute(async transaction => {
      expect(await revisionOf(transaction)).toBe(0)
      const changing = setRevision(db, 7)
      for (let again = 0; again < 50; again += 1) expect(await revisionOf(transaction)).toBe(0)
      return { outside: changing }
    })
    await outside
    expect(await revisionOf(db)).toBe(7)
  },
)

testOnPostgres('transactions that read before they write lose nothing', async () => {
  const { app } = api()
  const { db } = app
  await addSalon(app)
  const count = () =>
    db.transaction().execute(async transaction => {
      await setRevision(transaction, (await revisionOf(transaction)) + 1)
    })
  await Promise.all(Array.from({ length: 40 }, count))
  expect(await revisionOf(db)).toBe(40)
})

testOnPostgres('a statement that fails leaves its turn to others', async () => {
  const { app } = api()
  const { db } = app
  const { salon } = await addSalon(app)
  const isRefused = () =>
    db
      .insertInto('salons')
      .values(salon)
      .execute()
      .then(
        () => false,
        () => true,
      )
  for (let again = 0; again < 30; again += 1) expect(await isRefused()).toBe(true)
  await setRevision(db, 1)
  expect(await revisionOf(db)).toBe(1)
})
