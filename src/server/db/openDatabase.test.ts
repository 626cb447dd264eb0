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
