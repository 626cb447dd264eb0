import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { Client } from 'pg'
import { startPostgres, type TestPostgres } from '@/testing/doubles/startPostgres'
import { eachTest } from '@/testing/kit/eachTest'
import { startApi } from '@/testing/kit/startApi'
import { bookTomorrow } from '@/testing/scenarios/bookTomorrow'
import { onPostgres } from '@/testing/kit/testDatabase'
import { addSalon, addUser } from '@/testing/scenarios/builders'
import { openDatabase, type Db } from '../db/openDatabase'
import { silentLog } from '../kernel/log'
import { copyDatabase } from './copyDatabase'

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

async function openBoth() {
  const folder = mkdtempSync(join(tmpdir(), 'kursi-copy-'))
  return {
    from: { databaseFile: join(folder, 'kursi.sqlite'), databaseUrl: undefined },
    to: postgres.url,
    close: async () => {
      await inDatabase(postgres.url, db => sql`drop schema public cascade`.execute(db))
      const client = new Client(postgres.url)
      await client.connect()
      await client.query('create schema public')
      await client.end()
      rmSync(folder, { recursive: true })
    },
  }
}

const both = eachTest(openBoth, ({ close }) => close())

async function inDatabase<Result>(databaseUrl: string, work: (db: Db) => Promise<Result>): Promise<Result> {
  const db = await openDatabase({ databaseFile: '', databaseUrl }, silentLog)
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}

async function copy(): Promise<{ areSame: boolean; lines: string[] }> {
  const lines: string[] = []
  return { areSame: await copyDatabase(both().from, both().to, line => lines.push(line)), lines }
}

/** A booked salon, and texts and numbers that databases order or write differently. */
async function fill(): Promise<void> {
  const api = await startApi({ config: both().from })
  const salon = await addSalon(api.app, { latitude: 31.12345678901234, longitude: -0.1 })
  await bookTomorrow(api, salon, await addUser(api.app), { time: '11:00 AM', staffMember: 0 })
  for (const name of ['Ümit', 'ümit', 'Zoë', 'a-b', 'aB', 'كريم', "O'Neill\\", '😀']) {
    await addUser(api.app, { id: name, name })
  }
  await api.close()
}

// With TEST_DATABASE_URL the servers of tests have no SQLite file.
const onSqlite = onPostgres ? describe.skip : describe

onSqlite('a copy of the SQLite file into PostgreSQL', () => {
  test('has the same rows in each table, and goes into an empty database only', async () => {
    await fill()
    const { areSame, lines } = await copy()
    expect(lines.filter(line => line.includes('DIFFERS'))).toEqual([])
    expect(areSame).toBe(true)
    const names = await inDatabase(both().to, db =>
      db.selectFrom('users').select('name').where('id', '=', '😀').execute(),
    )
    expect(names).toEqual([{ name: '😀' }])
    await expect(copy()).rejects.toThrow(/^The database has rows in \w+: a copy goes into an empty one$/)
  })

  test('is none when a row has become another: the table is named', async () => {
    await fill()
    await inDatabase(both().to, async db => {
      await sql`create function rename() returns trigger language plpgsql as $$ begin
        if new.id = '😀' then new.name = 'somebody else'; end if; return new; end $$`.execute(db)
      await sql`create trigger renames before insert on users for each row execute function rename()`.execute(
        db,
      )
    })
    const { areSame, lines } = await copy()
    expect(areSame).toBe(false)
    expect(lines.filter(line => line.includes('DIFFERS'))).toEqual([expect.stringMatching(/^users /)])
    expect(await inDatabase(both().to, db => db.selectFrom('salons').select('id').execute())).toEqual([])
  })

  test('waits for no server: one that uses the file must be stopped', async () => {
    const db = await openDatabase(both().from, silentLog)
    await expect(copy()).rejects.toThrow('stop it first')
    await db.destroy()
  })

  test('has no numbers that PostgreSQL would go on counting from', async () => {
    await inDatabase(both().to, async db => {
      const { rows } = await sql`select 1 from pg_class where relkind = 'S'`.execute(db)
      expect(rows).toEqual([])
    })
  })
})
