import { chmodSync, closeSync, copyFileSync, existsSync, openSync, readSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Config } from '../kernel/config'
import { makeOwnFolder } from '../kernel/makeOwnFolder'
import { copySecret, copyUploads, filesOf } from './dataFiles'
import { dump, restoreDump } from './postgresTools'
import { checkSqliteFile, copyWhileInUse, isThere, replaceSqliteFile } from './sqliteFile'

type Location = Pick<Config, 'dataDir' | 'databaseFile' | 'databaseUrl'>

/**
 * Writes the database into a file that is not there yet, and pictures and secret into a folder beside it. The server may
 * run meanwhile: pictures are copied before and after, so that every picture in the database is in the folder.
 */
export async function backUp({ dataDir, databaseFile, databaseUrl }: Location, file: string): Promise<void> {
  const files = filesOf(file)
  for (const path of [file, files]) {
    if (existsSync(path)) throw new Error(`${path} is there already: a backup replaces nothing`)
  }
  makeOwnFolder(dirname(file))
  try {
    copyUploads(dataDir, files)
    if (databaseUrl === undefined) await copyWhileInUse(databaseFile, file)
    else await dump(databaseUrl, file)
    chmodSync(file, 0o600)
    copyUploads(dataDir, files)
    copySecret(dataDir, files)
  } catch (error) {
    for (const path of [files, file, `${file}.part`]) rmSync(path, { recursive: true, force: true })
    throw error
  }
}

/** Replaces database, pictures and secret with a backup, while no server runs. Existing data needs `mayReplace`. */
export async function restore(
  { dataDir, databaseFile, databaseUrl }: Location,
  file: string,
  mayReplace: boolean,
): Promise<void> {
  requireKind(file, databaseUrl === undefined ? 'SQLite' : 'PostgreSQL')
  const files = filesOf(file)
  if (!existsSync(files)) throw new Error(`There is no ${files}, which holds the pictures of ${file}`)
  makeOwnFolder(dataDir)
  if (databaseUrl === undefined)
    restoreSqlite(databaseFile, file, mayReplace, () => copyUploads(files, dataDir))
  else {
    await restoreDump(databaseUrl, file, mayReplace)
    copyUploads(files, dataDir)
  }
  copySecret(files, dataDir)
}

function restoreSqlite(databaseFile: string, file: string, mayReplace: boolean, copyFiles: () => void): void {
  if (!mayReplace && isThere(databaseFile)) {
    throw new Error(`${databaseFile} is there already: add --replace to lose it`)
  }
  const part = `${databaseFile}.part`
  try {
    copyFileSync(file, part)
    chmodSync(part, 0o600)
    checkSqliteFile(part)
    copyFiles()
    replaceSqliteFile(databaseFile, part)
  } finally {
    rmSync(part, { force: true })
  }
}

const beginnings = { SQLite: 'SQLite format 3\0', PostgreSQL: 'PGDMP' }

function requireKind(file: string, kind: keyof typeof beginnings): void {
  if (!existsSync(file)) throw new Error(`There is no backup ${file}`)
  const beginning = Buffer.alloc(beginnings[kind].length)
  const opened = openSync(file, 'r')
  readSync(opened, beginning)
  closeSync(opened)
  if (beginning.toString('latin1') !== beginnings[kind]) {
    throw new Error(`${file} is no backup of a database in ${kind}`)
  }
}
