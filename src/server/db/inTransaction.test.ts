import { addSalon } from '@/testing/scenarios/builders'
import { eachTest } from '@/testing/kit/eachTest'
import { startApi } from '@/testing/kit/startApi'
import { onPostgres } from '@/testing/kit/testDatabase'
import { inTransaction } from './inTransaction'
import { salonLock } from './locks'
import type { Db } from './openDatabase'

// SQLite has one connection, so its transactions cannot wait for each other.
const testOnPostgres = onPostgres ? test : test.skip

const api = eachTest(
  () => startApi(),
  opened => opened.close(),
)

const revisionOf = async (db: Db, id: string): Promise<number> =>
  (await db.selectFrom('salons').select('revision').where('id', '=', id).executeTakeFirstOrThrow()).revision

const setRevision = (db: Db, id: string, revision: number) =>
  db.updateTable('salons').set({ revision }).where('id', '=', id).execute()

async function addOne(db: Db, id: string): Promise<void> {
  await setRevision(db, id, (await revisionOf(db, id)) + 1)
}

test('transactions that lock the row by which they judge lose nothing', async () => {
  const { db } = api().app
  const { id } = (await addSalon(api().app)).salon
  const count = () => inTransaction(db, [salonLock(id)], transaction => addOne(transaction, id))
  await Promise.all(Array.from({ length: 40 }, count))
  expect(await revisionOf(db, id)).toBe(40)
})

test('a transaction that fails leaves nothing, and its locks to others', async () => {
  const { db } = api().app
  const { id } = (await addSalon(api().app)).salon
  const failing = inTransaction(db, [salonLock(id)], async transaction => {
    await addOne(transaction, id)
    throw new Error('Given up')
  })
  await expect(failing).rejects.toThrow('Given up')
  await inTransaction(db, [salonLock(id)], transaction => addOne(transaction, id))
  expect(await revisionOf(db, id)).toBe(1)
})

testOnPostgres('the second of two that wait for each other runs again', async () => {
  const { app } = api()
  const { db } = app
  const one = (await addSalon(app)).salon.id
  const other = (await addSalon(app)).salon.id
  let runs = 0
  let meet: () => void = () => undefined
  const bothHoldOne = new Promise<void>(resolve => (meet = resolve))
  const changeBoth = (first: string, second: string) =>
    inTransaction(db, [], async transaction => {
      await addOne(transaction, first)
      runs += 1
      if (runs === 2) meet()
      await bothHoldOne
      await addOne(transaction, second)
    })
  await Promise.all([changeBoth(one, other), changeBoth(other, one)])
  expect(runs).toBe(3)
  expect([await revisionOf(db, one), await revisionOf(db, other)]).toEqual([2, 2])
})

testOnPostgres('those of other salons do not wait', async () => {
  const { app } = api()
  const { db } = app
  const one = (await addSalon(app)).salon.id
  const other = (await addSalon(app)).salon.id
  await inTransaction(db, [salonLock(one)], async () => {
    await inTransaction(db, [salonLock(other)], transaction => addOne(transaction, other))
    expect(await revisionOf(db, other)).toBe(1)
  })
})
