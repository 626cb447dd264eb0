import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync, renameSync } from 'node:fs'
import { Client } from 'pg'
import { requireKnownMigrations } from './requireKnownMigrations'

const replacedSchema = 'kursi_replaced'
const ofOurs = ['--schema=public', '--no-owner', '--no-privileges']

/** Writes a consistent dump in PostgreSQL's custom format. It appears when it is whole. */
export async function dump(url: string, file: string): Promise<void> {
  const part = `${file}.part`
  rmSync(part, { force: true })
  await runTool('pg_dump', url, ['--format=custom', ...ofOurs, `--file=${part}`])
  renameSync(part, file)
}

/** Replaces all tables by those of a dump. When that fails the database has its former tables again. */
export async function restoreDump(url: string, file: string, mayReplace: boolean): Promise<void> {
  const client = new Client(url)
  await client.connect()
  try {
    await requireNobodyElse(client)
    if (!mayReplace && (await hasRows(client))) {
      throw new Error('The database has rows: add --replace to lose them')
    }
    await client.query(`alter schema public rename to ${replacedSchema}`)
    try {
      await client.query('create schema public')
      await runTool('pg_restore', url, [...ofOurs, '--single-transaction', '--exit-on-error', file])
      const done = await client.query<{ name: string }>('select name from public.kysely_migration')
      requireKnownMigrations(done.rows.map(({ name }) => name))
    } catch (error) {
      await client.query('drop schema if exists public cascade')
      await client.query(`alter schema ${replacedSchema} rename to public`)
      throw error
    }
    await client.query(`drop schema ${replacedSchema} cascade`)
  } finally {
    await client.end()
  }
}

async function requireNobodyElse(client: Client): Promise<void> {
  const others = await client.query(`
    select 1 from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`)
  if (others.rows.length > 0) throw new Error('A server uses the database of DATABASE_URL: stop it first')
}

async function hasRows(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ name: string }>(`
    select quote_ident(tablename) as name from pg_tables
    where schemaname = 'public' and tablename not like 'kysely\\_%'`)
  for (const { name } of rows) {
    if ((await client.query(`select 1 from public.${name} limit 1`)).rows.length > 0) return true
  }
  return false
}

/** The address goes to the tool without its password, since every account of the machine can read a command line. */
async function runTool(tool: string, url: string, args: readonly string[]): Promise<void> {
  const address = new URL(url)
  const password = decodeURIComponent(address.password)
  address.password = ''
  const child = spawn(tool, [`--dbname=${address.href}`, ...args], {
    stdio: ['ignore', 'inherit', 'pipe'],
    env: { ...process.env, ...(password && { PGPASSWORD: password }) },
  })
  let printed = ''
  child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  const [status] = (await once(child, 'close').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    throw new Error(`${tool} is not on PATH: install PostgreSQL's client programs`, { cause: error })
  })) as [number | null]
  if (status !== 0) throw new Error(`${tool} failed: ${printed.trim()}`)
}
