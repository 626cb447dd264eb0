import { Migrator } from 'kysely'
import type { Db } from '@/server/db/openDatabase'
import { migrations } from '@/server/db/migrations'

/** Migrates a database to the state before the migration with this number; to the newest state without one. */
export async function migrateTo(db: Db, before?: string): Promise<void> {
  const wanted = Object.entries(migrations).filter(([name]) => before === undefined || name < before)
  const provider = { getMigrations: () => Promise.resolve(Object.fromEntries(wanted)) }
  const { error } = await new Migrator({ db, provider }).migrateToLatest()
  if (error) throw new Error('The migration failed', { cause: error })
}
