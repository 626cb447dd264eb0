import SqliteDatabase from 'better-sqlite3'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { silentLog } from '../../kernel/log'
import { openDatabase } from '../openDatabase'

interface Reference {
  table: string
  column: string
}

test('every column that refers to another table begins an index, so that no deletion reads a whole table', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kursi-'))
  const file = join(folder, 'kursi.sqlite')
  await (await openDatabase({ databaseFile: file, databaseUrl: undefined }, silentLog)).destroy()
  const database = new SqliteDatabase(file)
  const references = database
    .prepare(
      `select tables.name as "table", refers."from" as "column"
       from sqlite_master tables join pragma_foreign_key_list(tables.name) refers where tables.type = 'table'`,
    )
    .all() as Reference[]
  const indexed = database
    .prepare(
      `select tables.name as "table", columns.name as "column"
       from sqlite_master tables join pragma_index_list(tables.name) indexes
       join pragma_index_info(indexes.name) columns where columns.seqno = 0`,
    )
    .all() as Reference[]
  database.close()
  rmSync(folder, { recursive: true })

  const nameOf = ({ table, column }: Reference) => `${table}.${column}`
  const found = new Set(indexed.map(nameOf))
  expect(references.length).toBeGreaterThan(20)
  expect(references.map(nameOf).filter(name => !found.has(name))).toEqual([])
})
