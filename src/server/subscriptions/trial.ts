import type { User } from '@/domain/user'
import { hadAccount } from '../db/formerAccounts'
import type { Db } from '../db/openDatabase'
import { hasHadTrial } from '../db/subscriptions'
import type { AppContext } from '../AppContext'

/** Each user gets one free trial, even after deleting the account and signing up again. */
export async function isTrialAvailable(
  { secret }: AppContext,
  db: Db,
  { uid, email, phone }: User,
): Promise<boolean> {
  return !(await hasHadTrial(db, uid)) && !(await hadAccount(db, secret, { email, phone }))
}
