import { existsSync, renameSync, rmSync, statSync } from 'node:fs'
import SqliteDatabase from 'better-sqlite3'
import { requireKnownMigrations } from './requireKnownMigrations'

/** All pages in one step: a step reads one snapshot, and a copy in several begins anew with every write. */
const pagesOfStep = 2 ** 31 - 1

/** Copies an SQLite database that others may be writing to. The copy appears when it is whole and checked. */
export async function copyWhileInUse(file: string, copy: string): Promise<void> {
  if (!existsSync(file)) throw new Error(`There is no database ${file}`)
  const part = `${copy}.part`
  rmSync(part, { force: true })
  const source = new SqliteDatabase(file, { timeout: 60_000 })
  try {
    await source.backup(part, { progress: () => pagesOfStep })
  } finally {
    source.close()
  }
  checkSqliteFile(part)
  renameSync(part, copy)
}

/** Throws when the file is damaged, or was written by a newer version of the product. Leaves no write-ahead log. */
export function checkSqliteFile(file: string): void {
  const database = new SqliteDatabase(file, { fileMustExist: true })
  try {
    database.pragma('journal_mode = DELETE')
    const faults = [
      ...(database.pragma('integrity_check(5)') as { integrity_check: string }[])
        .map(({ integrity_check }) => integrity_check)
        .filter(line => line !== 'ok'),
      ...(database.pragma('foreign_key_check') as { table: string }[]).map(
        ({ table }) => `a row of ${table} refers to one that is missing`,
      ),
    ]
    if (faults.length > 0) throw new Error(`${file} is damaged: ${faults.slice(0, 5).join('; ')}`)
    const done = database.prepare<[], { name: string }>('select name from kysely_migration').all()
    requireKnownMigrations(done.map(({ name }) => name))
  } catch (error) {
    throw named(file, error)
  } finally {
    database.close()
  }
}

const named = (file: string, error: unknown): unknown => {
  const { code = '', message = '' } = error as { code?: string; message?: string }
  if (!code.startsWith('SQLITE_')) return error
  const fault = ['SQLITE_NOTADB', 'SQLITE_ERROR'].includes(code)
    ? 'is no database of Kursi'
    : `is damaged: ${message}`
  return new Error(`${file} ${fault}`, { cause: error })
}

/**
 * A connection that no other may stand beside, until it is closed. Throws while a server uses the file: SQLite leaves
 * the write-ahead log only when nobody else has it open.
 */
export function openAlone(file: string): SqliteDatabase.Database {
  const database = new SqliteDatabase(file, { timeout: 1000 })
  try {
    database.pragma('locking_mode = EXCLUSIVE')
    database.pragma('journal_mode = DELETE')
    database.exec('begin exclusive; commit')
    return database
  } catch (error) {
    database.close()
    if ((error as { code?: string }).code !== 'SQLITE_BUSY') throw error
    throw new Error(`A server uses ${file}: stop it first`, { cause: error })
  }
}

/** Replaces the database, which may be damaged and must not be in use, with a checked file. */
export function replaceSqliteFile(file: string, by: string): void {
  const replaced = isThere(file) ? openUnlessDamaged(file) : undefined
  try {
    // SQLite would play what is left of the replaced database's log into the new one.
    for (const left of ['-wal', '-shm', '-journal']) rmSync(`${file}${left}`, { force: true })
    renameSync(by, file)
  } finally {
    replaced?.close()
  }
}

function openUnlessDamaged(file: string): SqliteDatabase.Database | undefined {
  try {
    return openAlone(file)
  } catch (error) {
    if (['SQLITE_CORRUPT', 'SQLITE_NOTADB'].includes((error as { code?: string }).code ?? ''))
      return undefined
    throw error
  }
}

/** A server creates its file before its tables: an empty one is none. */
export const isThere = (file: string): boolean => existsSync(file) && statSync(file).size > 0
