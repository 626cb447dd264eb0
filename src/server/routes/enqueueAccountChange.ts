import type { Context } from 'hono'
import type { AppContext } from '../AppContext'
import type { Db } from '../db/openDatabase'
import type { Env } from '../http/env'
import { userAgentOf } from '../http/session'
import { accountChanged, type AccountChange } from '../mail/accountChangedMail'
import { enqueue } from '../outbox/enqueue'

/** Has the change logged and enqueues the mail to the account's holder in the transaction of the change. */
export function enqueueAccountChange(
  db: Db,
  { now }: Pick<AppContext, 'now'>,
  context: Context<Env>,
  { userId, change }: { userId: string; change: AccountChange },
): Promise<void> {
  const at = now()
  context.set('accountChange', { userId, change })
  return enqueue(db, accountChanged, { userId, change, at, userAgent: userAgentOf(context) }, { now: at })
}
