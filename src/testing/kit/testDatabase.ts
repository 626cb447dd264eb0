import { createHash, randomUUID } from 'node:crypto'
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { Client } from 'pg'
import { openDatabase, type Db } from '../../server/db/openDatabase'
import type { Config } from '../../server/kernel/config'
import { silentLog, type Log } from '../../server/kernel/log'

type DatabaseLocation = Pick<Config, 'databaseFile' | 'databaseUrl'>

/** The PostgreSQL server for all tests; undefined for SQLite. */
const server = process.env.TEST_DATABASE_URL

export const onPostgres = server !== undefined

const ofOneTest = ':memory:'
const template = 'kursi_test_template'

/** The location of a test's database. On PostgreSQL a file name stands for a database, created on first use. */
export async function testDatabase({
  databaseFile,
  databaseUrl,
}: DatabaseLocation): Promise<DatabaseLocation> {
  if (!onPostgres || databaseUrl !== undefined) return { databaseFile, databaseUrl }
  const name = nameOf(databaseFile === ofOneTest ? randomUUID() : databaseFile)
  const found = await ask(`select 1 from pg_database where datname = '${name}'`)
  if (found.length === 0) await ask(`create database ${name} template ${template}`)
  return { databaseFile, databaseUrl: urlOf(name) }
}

/** Opens a test's database. Those in memory begin as copies of one that was migrated once for the file of tests. */
export async function openTestDatabase(
  location: DatabaseLocation,
  log: Log,
  answered?: (seconds: number) => void,
): Promise<Db> {
  const isInMemory = location.databaseUrl === undefined && location.databaseFile === ofOneTest
  return openDatabase(
    isInMemory ? { ...location, databaseFile: await (migrated ??= migrate()) } : location,
    log,
    answered,
  )
}

let migrated: Promise<Buffer> | undefined

async function migrate(): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'kursi-migrated-'))
  const file = join(folder, 'kursi.db')
  const db = await openDatabase({ databaseFile: ofOneTest, databaseUrl: undefined }, silentLog)
  await sql`vacuum into ${file}`.execute(db)
  await db.destroy()
  const bytes = readFileSync(file)
  rmSync(folder, { recursive: true })
  return bytes
}

/** Drops a database that no other server of the test can open. */
export async function dropTestDatabase({ databaseFile, databaseUrl = '' }: DatabaseLocation): Promise<void> {
  const [name] = /kursi_test_\w+$/.exec(databaseUrl) ?? []
  if (onPostgres && name !== undefined && databaseFile === ofOneTest) await ask(`drop database ${name}`)
}

/** Copies a database that nobody has open; both are named by file names. */
export async function copyTestDatabase(from: string, to: string): Promise<void> {
  if (onPostgres) await ask(`create database ${nameOf(to)} template ${nameOf(from)}`)
  else copyFileSync(from, to)
}

/** Creates the empty template database; undefined on SQLite. */
export async function makeTemplate(): Promise<string | undefined> {
  if (!onPostgres) return undefined
  await ask(`create database ${template}`)
  return urlOf(template)
}

/** Drops the databases of all tests, including those of an aborted run. */
export async function dropTestDatabases(): Promise<void> {
  if (!onPostgres) return
  const names = await ask(`select datname from pg_database where datname like 'kursi\\_test\\_%'`)
  for (const { datname } of names) await ask(`drop database if exists ${datname} with (force)`)
}

const nameOf = (file: string): string =>
  `kursi_test_${createHash('sha256').update(file).digest('hex').slice(0, 20)}`

function urlOf(name: string): string {
  const url = new URL(server ?? '')
  url.pathname = name
  return url.href
}

async function ask(statement: string): Promise<{ datname: string }[]> {
  const client = new Client(server)
  await client.connect()
  try {
    return (await client.query<{ datname: string }>(statement)).rows
  } finally {
    await client.end()
  }
}
