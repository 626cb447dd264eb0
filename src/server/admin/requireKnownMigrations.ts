import { migrations } from '../db/migrations'

/** Older tables are migrated by the next start of the server; newer ones cannot be taken back. */
export function requireKnownMigrations(done: readonly string[]): void {
  if (done.length === 0) throw new Error('This is no database of Kursi: it has none of its migrations')
  const unknown = done.filter(name => !(name in migrations))
  if (unknown.length > 0) {
    throw new Error(`This database is of a newer version of Kursi, with the migration ${unknown.join(', ')}`)
  }
}
