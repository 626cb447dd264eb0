import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import SqliteDatabase from 'better-sqlite3'
import { addUser } from '@/testing/scenarios/builders'
import { startApi, type TestApi } from '@/testing/kit/startApi'
import { eachTest } from '@/testing/kit/eachTest'
import { onPostgres } from '@/testing/kit/testDatabase'
import { backUp, restore } from './backup'

const now = Date.parse('2027-02-02T12:00:00Z')

async function openServer() {
  const folder = mkdtempSync(join(tmpdir(), 'kursi-backup-'))
  const dataDir = join(folder, 'data')
  mkdirSync(join(dataDir, 'uploads'), { recursive: true })
  writeFileSync(join(dataDir, 'secret'), 'a secret that signs sessions, 32 characters')
  writeFileSync(join(dataDir, 'uploads', 'before.webp'), 'a picture')
  const databaseFile = join(dataDir, 'kursi.sqlite')
  const api = await startApi({ config: { dataDir, databaseFile }, now: () => now })
  await addUser(api.app, { email: 'ann@example.test' })
  const isOpen = { api: true }
  const stop = async () => {
    if (isOpen.api) await api.close()
    isOpen.api = false
  }
  return {
    api,
    folder,
    stop,
    location: api.app.config,
    backup: join(folder, 'backups', 'monday'),
    close: async () => {
      await stop()
      rmSync(folder, { recursive: true })
    },
  }
}

const opened = eachTest(openServer, ({ close }) => close())

/** Two tables that every transaction writes one row of. */
async function writePair({ app }: TestApi, number: number): Promise<void> {
  await app.db.transaction().execute(async transaction => {
    const message = {
      id: `m${number}`,
      name: 'Ann',
      email: 'ann@example.test',
      message: 'Hello',
      ticket_number: String(number),
      created_at: now,
    }
    await transaction.insertInto('contact_messages').values(message).execute()
    await transaction
      .insertInto('idempotency_keys')
      .values({ owner: 'ann', key: `m${number}`, request_hash: '', status: 200, body: '', created_at: now })
      .execute()
  })
}

async function readPairs(config: Partial<TestApi['app']['config']>): Promise<[string[], string[]]> {
  const { app, close } = await startApi({ config, now: () => now })
  const messages = await app.db.selectFrom('contact_messages').select('id').orderBy('id').execute()
  const keys = await app.db.selectFrom('idempotency_keys').select('key').orderBy('key').execute()
  await close()
  return [messages.map(({ id }) => id), keys.map(({ key }) => key)]
}

async function whileWriting(api: TestApi, act: () => Promise<void>): Promise<number> {
  const acting = { hasEnded: false }
  const writing = (async () => {
    let written = 0
    for (; !acting.hasEnded; written += 1) {
      await writePair(api, written)
      await new Promise(setImmediate)
    }
    return written
  })()
  await act()
  acting.hasEnded = true
  return writing
}

const onSqlite = onPostgres ? describe.skip : describe

onSqlite('an SQLite file', () => {
  const elsewhere = () => {
    const dataDir = join(opened().folder, 'elsewhere')
    return { dataDir, databaseFile: join(dataDir, 'kursi.sqlite'), databaseUrl: undefined }
  }

  test('what a backup takes while writes go on is whole transactions, and comes back with pictures and secret', async () => {
    const { api, location, backup } = opened()
    await writePair(api, -1)
    const written = await whileWriting(api, () => backUp(location, backup))
    await restore(elsewhere(), backup, false)
    const [messages, keys] = await readPairs(elsewhere())
    expect(messages).toEqual(keys)
    expect(messages).toContain('m-1')
    expect(messages.length).toBeLessThanOrEqual(written + 1)
    const { dataDir } = elsewhere()
    expect(readFileSync(join(dataDir, 'uploads', 'before.webp'), 'utf8')).toBe('a picture')
    expect(readFileSync(join(dataDir, 'secret'), 'utf8')).toContain('a secret')
    expect(statSync(backup).mode & 0o777).toBe(0o600)
  })

  test('a backup replaces no other', async () => {
    const { location, backup } = opened()
    await backUp(location, backup)
    await expect(backUp(location, backup)).rejects.toThrow('is there already: a backup replaces nothing')
  })

  test('a restore refuses a present database, and with --replace one that a server uses', async () => {
    const { api, location, backup, stop } = opened()
    await backUp(location, backup)
    await writePair(api, 1)
    await expect(restore(location, backup, false)).rejects.toThrow('add --replace to lose it')
    await expect(restore(location, backup, true)).rejects.toThrow('stop it first')
    await stop()
    expect(await readPairs(location)).toEqual([['m1'], ['m1']])
    await restore(location, backup, true)
    expect(await readPairs(location)).toEqual([[], []])
  })

  test('a damaged database is replaced, with the log that it left', async () => {
    const { location, backup, stop } = opened()
    await backUp(location, backup)
    await stop()
    writeFileSync(location.databaseFile, 'what a broken disk has left of it')
    writeFileSync(`${location.databaseFile}-wal`, 'and of its log')
    await restore(location, backup, true)
    expect(existsSync(`${location.databaseFile}-wal`)).toBe(false)
    expect(await readPairs(location)).toEqual([[], []])
  })

  test('a damaged backup and one of a newer version change nothing', async () => {
    const { location, backup } = opened()
    await backUp(location, backup)
    const sound = readFileSync(backup)
    const newer = new SqliteDatabase(backup)
    newer.exec("insert into kysely_migration values ('999_later', '')")
    newer.close()
    await expect(restore(elsewhere(), backup, false)).rejects.toThrow(
      'newer version of Kursi, with the migration 999_later',
    )
    writeFileSync(backup, Buffer.concat([sound.subarray(0, 4096), Buffer.alloc(sound.length - 4096, 7)]))
    await expect(restore(elsewhere(), backup, false)).rejects.toThrow('is damaged: ')
    writeFileSync(backup, 'no database')
    await expect(restore(elsewhere(), backup, false)).rejects.toThrow('is no backup of a database in SQLite')
    expect(existsSync(elsewhere().databaseFile)).toBe(false)
  })
})

// Needs a PostgreSQL server in TEST_DATABASE_URL and its client programs on PATH.
const onServer = onPostgres ? describe : describe.skip

onServer('a PostgreSQL database', () => {
  test('comes back as it was dumped while writes went on', async () => {
    const { api, location, backup, stop } = opened()
    await writePair(api, -1)
    await whileWriting(api, () => backUp(location, backup))
    await expect(restore(location, backup, true)).rejects.toThrow('stop it first')
    await stop()
    await expect(restore(location, backup, false)).rejects.toThrow('add --replace')
    await restore(location, backup, true)
    const [messages, keys] = await readPairs(location)
    expect(messages).toEqual(keys)
    expect(messages).toContain('m-1')
  })

  test('stays as it is when the dump is damaged', async () => {
    const { api, location, backup, stop } = opened()
    await writePair(api, 1)
    await backUp(location, backup)
    await stop()
    const sound = readFileSync(backup)
    writeFileSync(backup, sound.subarray(0, sound.length / 2))
    await expect(restore(location, backup, true)).rejects.toThrow('pg_restore failed')
    expect(await readPairs(location)).toEqual([['m1'], ['m1']])
  })
})

test('without PostgreSQL’s programs a backup says what to install', async () => {
  const { location, backup } = opened()
  const path = process.env.PATH
  process.env.PATH = ''
  try {
    const away = { ...location, databaseUrl: 'postgres://kursi:secret@127.0.0.1:1/kursi' }
    await expect(backUp(away, backup)).rejects.toThrow('pg_dump is not on PATH')
    expect(readdirSync(dirname(backup))).toEqual([])
  } finally {
    process.env.PATH = path
  }
})
