import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { silentLog } from '../kernel/log'
import { openDatabase } from './openDatabase'

test('a PostgreSQL server that is away is one plain line without the password', async () => {
  const opening = openDatabase(
    { databaseFile: '', databaseUrl: 'postgres://kursi:secret@127.0.0.1:1/kursi' },
    silentLog,
  )
  await expect(opening).rejects.toThrow(
    /^The database of DATABASE_URL cannot be used: connect ECONNREFUSED 127\.0\.0\.1:1$/,
  )
})

test("the files of a new database and their folder are the server's own", async () => {
  const parent = mkdtempSync(join(tmpdir(), 'kursi-own-'))
  const folder = join(parent, 'data')
  const umask = process.umask(0)
  const db = await openDatabase(
    { databaseFile: join(folder, 'kursi.sqlite'), databaseUrl: undefined },
    silentLog,
  )
  process.umask(umask)
  const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)
  expect(modeOf(folder)).toBe('700')
  const files = readdirSync(folder)
  expect(files).toContain('kursi.sqlite-wal')
  expect(files.map(name => modeOf(join(folder, name)))).toEqual(files.map(() => '600'))
  await db.destroy()
  rmSync(parent, { recursive: true })
})
