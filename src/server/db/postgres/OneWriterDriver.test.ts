import { Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql } from 'kysely'
import { OneWriterDriver } from './OneWriterDriver'

interface Salon {
  salons: { id: string }
}

/** A server that answers every query with no rows and refuses those with "broken". Returns the queries it got. */
function openRecorded() {
  const asked: string[] = []
  let lent = 0
  const client = {
    query: (statement: string) => {
      asked.push(statement.replace(/\(\d+\)/, '(…)'))
      if (statement.includes('broken')) return Promise.reject(new Error('Refused'))
      const rows: { id: string }[] = []
      return Promise.resolve({ command: 'SELECT' as const, rowCount: 0, rows })
    },
    release: () => void (lent -= 1),
  }
  const connect = () => {
    lent += 1
    return Promise.resolve(client)
  }
  const pool = { connect, end: () => Promise.resolve() }
  const db = new Kysely<Salon>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new OneWriterDriver({ pool: pool as never }),
      createIntrospector: own => new PostgresIntrospector(own),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
  return { db, asked, lent: () => lent }
}

const turn = 'select pg_advisory_xact_lock(…)'
const insertion = 'insert into "salons" ("id") values ($1)'
const reading = 'select "id" from "salons"'

test('a write of its own takes the turn and ends it', async () => {
  const { db, asked, lent } = openRecorded()
  await db.insertInto('salons').values({ id: 'a' }).execute()
  expect(asked).toEqual(['begin', turn, insertion, 'commit'])
  expect(lent()).toBe(0)
})

test('a transaction takes the turn before it reads, once', async () => {
  const { db, asked } = openRecorded()
  await db.transaction().execute(async transaction => {
    await transaction.selectFrom('salons').select('id').execute()
    await transaction.insertInto('salons').values({ id: 'a' }).execute()
  })
  expect(asked).toEqual(['begin', turn, reading, insertion, 'commit'])
})

test('a reading outside of transactions waits for nobody', async () => {
  const { db, asked } = openRecorded()
  await db.selectFrom('salons').select('id').execute()
  expect(asked).toEqual([reading])
})

test.each([
  ['a write of its own', (db: Kysely<Salon>) => db.deleteFrom('salons').where('id', '=', sql.lit('broken'))],
  ['an update', (db: Kysely<Salon>) => db.updateTable('salons').set({ id: sql.lit('broken') })],
])('%s that is refused gives the turn back', async (_what, write) => {
  const { db, asked, lent } = openRecorded()
  await expect(write(db).execute()).rejects.toThrow('Refused')
  expect(asked.at(-1)).toBe('rollback')
  expect(lent()).toBe(0)
})

test('so does a transaction that fails', async () => {
  const { db, asked, lent } = openRecorded()
  const failing = db.transaction().execute(() => Promise.reject(new Error('Given up')))
  await expect(failing).rejects.toThrow('Given up')
  expect(asked).toEqual(['begin', turn, 'rollback'])
  expect(lent()).toBe(0)
})
