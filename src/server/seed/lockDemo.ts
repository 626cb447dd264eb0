import type { AppContext } from '../AppContext'
import { demoAccounts } from './demoAccounts'
import { inTransaction } from '../db/inTransaction'

/** No password has this hash. */
const locked = 'locked'

/**
 * Locks what is left of a demo in a database that real people use now: its accounts' passwords are known to everybody.
 * Ends their sessions and access keys, and says so in the log.
 */
export async function lockDemo({ db, log }: Pick<AppContext, 'db' | 'log'>): Promise<void> {
  const ids = Object.values(demoAccounts).map(({ id }) => id)
  const present = await db.selectFrom('users').select('email').where('id', 'in', ids).execute()
  if (present.length === 0) return
  await inTransaction(db, [], async transaction => {
    await transaction.updateTable('users').set({ password_hash: locked }).where('id', 'in', ids).execute()
    await transaction.deleteFrom('sessions').where('user_id', 'in', ids).execute()
    await transaction.deleteFrom('access_keys').where('user_id', 'in', ids).execute()
  })
  log.info('demo_accounts_locked', { accounts: present.map(({ email }) => email) })
}
