import { addSalon } from '@/testing/scenarios/builders'
import { eachTest } from '@/testing/kit/eachTest'
import { startApi } from '@/testing/kit/startApi'
import { onPostgres } from '@/testing/kit/testDatabase'
import { inSnapshot } from './inSnapshot'
import type { Db } from './openDatabase'

const api = eachTest(
  () => startApi(),
  opened => opened.close(),
)

const revisionOf = async (db: Db, id: string) =>
  (await db.selectFrom('salons').select('revision').where('id', '=', id).executeTakeFirstOrThrow()).revision

test('what is written between two reads is seen by both or by neither', async () => {
  const { db } = api().app
  const { id } = (await addSalon(api().app)).salon
  const write = () => db.updateTable('salons').set({ revision: 7 }).where('id', '=', id).execute()
  const [first, second, written] = await inSnapshot(db, async snapshot => {
    const before = await revisionOf(snapshot, id)
    const writing = write()
    // SQLite has one connection: there the write waits for the end of the reads.
    if (onPostgres) await writing
    return [before, await revisionOf(snapshot, id), writing] as const
  }).then(async ([before, after, writing]) => [before, after, await writing] as const)
  expect([first, second]).toEqual([0, 0])
  expect(written).toHaveLength(1)
  expect(await revisionOf(db, id)).toBe(7)
})

test('within a transaction, the reads are of it', async () => {
  const { db } = api().app
  const { id } = (await addSalon(api().app)).salon
  await db.transaction().execute(async transaction => {
    await transaction.updateTable('salons').set({ revision: 3 }).where('id', '=', id).execute()
    expect(await inSnapshot(transaction, snapshot => revisionOf(snapshot, id))).toBe(3)
  })
})
