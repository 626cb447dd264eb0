import { createHash, randomUUID } from 'node:crypto'
import { copyFileSync } from 'node:fs'
import { Client } from 'pg'
import type { Config } from '../../server/kernel/config'

type DatabaseLocation = Pick<Config, 'databaseFile' | 'databaseUrl'>

/** A PostgreSQL server on which all tests are to run; on SQLite without one. */
const server = process.env.TEST_DATABASE_URL

export const onPostgres = server !== undefined

const ofOneTest = ':memory:'
const template = 'kursi_test_template'

/** Where a test's database is. On PostgreSQL the name of a file stands for a database, made when it is first asked for. */
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

/** Lets a database go that no other server of the test can open. */
export async function dropTestDatabase({ databaseFile, databaseUrl = '' }: DatabaseLocation): Promise<void> {
  const [name] = /kursi_test_\w+$/.exec(databaseUrl) ?? []
  if (onPostgres && name !== undefined && databaseFile === ofOneTest) await ask(`drop database ${name}`)
}

/** Makes a second database out of one that nobody has open, both told by the names of files. */
export async function copyTestDatabase(from: string, to: string): Promise<void> {
  if (onPostgres) await ask(`create database ${nameOf(to)} template ${nameOf(from)}`)
  else copyFileSync(from, to)
}

/** The empty database that others are copies of; undefined on SQLite. */
export async function makeTemplate(): Promise<string | undefined> {
  if (!onPostgres) return undefined
  await ask(`create database ${template}`)
  return urlOf(template)
}

/** Those of all tests, also of a run that was broken off. */
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
