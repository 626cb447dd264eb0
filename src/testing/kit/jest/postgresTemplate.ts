import { openDatabase } from '../../../server/db/openDatabase'
import { silentLog } from '../../../server/kernel/log'
import { dropTestDatabases, makeTemplate } from '../testDatabase'

/** With TEST_DATABASE_URL: creates the template database with all tables, which each test copies. */
export default async function prepareTemplate(): Promise<void> {
  await dropTestDatabases()
  const databaseUrl = await makeTemplate()
  if (databaseUrl === undefined) return
  await (await openDatabase({ databaseFile: '', databaseUrl }, silentLog)).destroy()
}
