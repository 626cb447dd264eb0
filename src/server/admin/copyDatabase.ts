import { createHash } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { Config } from '../kernel/config'
import { silentLog } from '../kernel/log'
import { inTransaction } from '../db/inTransaction'
import { openDatabase, type Db } from '../db/openDatabase'
import { openAlone, isThere } from './sqliteFile'
import { listTables, readRows, type Row, type Table } from './sqliteTables'

type AnyTables = Kysely<Record<string, Row>>

/** Rows of one statement, whose values are parameters; PostgreSQL takes 65,535. */
const mostParameters = 20_000
const fetched = 1000

class DifferentRows extends Error {}

/**
 * Copies the SQLite database into an empty PostgreSQL one, in one transaction, and compares each table by count and hash
 * of its rows. Reports one line a table. False when anything differs; then nothing was copied.
 */
export async function copyDatabase(
  { databaseFile, databaseUrl }: Pick<Config, 'databaseFile' | 'databaseUrl'>,
  targetUrl: string,
  print: (line: string) => void,
): Promise<boolean> {
  if (databaseUrl !== undefined) throw new Error('DATABASE_URL is set: unset it to copy the SQLite file')
  if (!isThere(databaseFile)) throw new Error(`There is no database ${databaseFile}`)
  openAlone(databaseFile).close()
  await (await openDatabase({ databaseFile, databaseUrl: undefined }, silentLog)).destroy()
  const source = openAlone(databaseFile)
  try {
    const target = await openDatabase({ databaseFile, databaseUrl: targetUrl }, silentLog)
    try {
      const tables = listTables(source)
      await requireEmpty(target, tables)
      const copied = await inTransaction(target, [], async transaction => {
        const lines: string[] = []
        let areSame = true
        for (const table of tables) await insertAll(transaction, table, readRows(source, table))
        for (const table of tables) {
          const [from, to] = [
            await summarize(readRows(source, table)),
            await summarize(readTarget(transaction, table)),
          ]
          const isSame = from.count === to.count && from.hash === to.hash
          areSame &&= isSame
          lines.push(
            `${table.name.padEnd(28)} ${isSame ? `${from.count} rows` : `${from.count} rows, DIFFERS: ${to.count} rows`}`,
          )
        }
        if (!areSame) throw new DifferentRows(lines.join('\n'))
        return lines
      })
      copied.forEach(print)
      return true
    } catch (error) {
      if (!(error instanceof DifferentRows)) throw error
      print(error.message)
      return false
    } finally {
      await target.destroy()
    }
  } finally {
    source.close()
  }
}

async function requireEmpty(target: Db, tables: readonly Table[]): Promise<void> {
  const byName = target as unknown as AnyTables
  for (const { name } of tables) {
    const row = await byName
      .selectFrom(name)
      .select(sql`1`.as('one'))
      .limit(1)
      .executeTakeFirst()
    if (row) throw new Error(`The database has rows in ${name}: a copy goes into an empty one`)
  }
}

async function insertAll(target: Db, { name, columns }: Table, rows: Iterable<Row>): Promise<void> {
  const byName = target as unknown as AnyTables
  const most = Math.floor(mostParameters / columns.length)
  let batch: Row[] = []
  const insert = async () => {
    if (batch.length > 0) await byName.insertInto(name).values(batch).execute()
    batch = []
  }
  for (const row of rows) {
    batch.push(row)
    if (batch.length === most) await insert()
  }
  await insert()
}

/** The rows in the order in which SQLite has them: texts by their bytes. */
async function* readTarget(transaction: Db, { name, columns }: Table): AsyncGenerator<Row> {
  const order = columns
    .filter(({ isKey }) => isKey)
    .map(column => sql`${sql.ref(column.name)} ${sql.raw(column.isText ? 'collate "C"' : '')}`)
  const names = sql.join(columns.map(column => sql.ref(column.name)))
  await sql`declare copied cursor for select ${names} from ${sql.table(name)} order by ${sql.join(order)}`.execute(
    transaction,
  )
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(fetched)} from copied`.execute(transaction)
    yield* rows
    if (rows.length < fetched) break
  }
  await sql`close copied`.execute(transaction)
}

async function summarize(rows: Iterable<Row> | AsyncIterable<Row>): Promise<{ count: number; hash: string }> {
  const hash = createHash('sha256')
  let count = 0
  for await (const row of rows) {
    count += 1
    hash.update(`${JSON.stringify(Object.values(row))}\n`)
  }
  return { count, hash: hash.digest('hex') }
}
