import { openDatabase } from '../../../server/db/openDatabase'
import { silentLog } from '../../../server/kernel/log'
import { dropTestDatabases, makeTemplate } from '../testDatabase'

/** With TEST_DATABASE_URL: a database with all tables, of which every test gets a copy. */
export default async function prepareTemplate(): Promise<void> {
  await dropTestDatabases()
  const databaseUrl = await makeTemplate()
  if (databaseUrl === undefined) return
  await (await openDatabase({ databaseFile: '', databaseUrl }, silentLog)).destroy()
}
