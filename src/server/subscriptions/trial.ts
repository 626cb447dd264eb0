import type { User } from '@/domain/user'
import { hadAccount } from '../db/formerAccounts'
import type { Db } from '../db/openDatabase'
import { hasHadTrial } from '../db/subscriptions'
import type { AppContext } from '../AppContext'

/** A free trial is given once a person: not again after one, nor to whoever deleted an account and came back. */
export async function isTrialAvailable(
  { secret }: AppContext,
  db: Db,
  { uid, email, phone }: User,
): Promise<boolean> {
  return !(await hasHadTrial(db, uid)) && !(await hadAccount(db, secret, { email, phone }))
}
