import type { Context } from 'hono'
import type { UserRow } from '../../db/schema/people'
import { ApiFailure } from '../../kernel/ApiFailure'
import { callerAddress } from '../../http/callerAddress'
import type { AppContext } from '../../AppContext'
import type { Env } from '../../http/env'
import { isPasswordRight } from '../../kernel/passwordHash'
import { rewardAll, takeAll, type RateLimits } from '../../http/rateLimits'

export const wrongPassword = (fields?: Record<string, string>): ApiFailure =>
  new ApiFailure('wrong_password', 'Incorrect password. Please try again.', fields && { fields })

/**
 * Compares a typed password with an account's. Wrong passwords count per account and per address. Each try counts
 * before the comparison, so parallel tries cannot exceed the limit; a right password gives its try back.
 * Without an account it takes the same time and is never right, and callers may say so: it counts as a look-up too.
 */
export async function checkPassword(
  context: Context<Env>,
  { config }: AppContext,
  limits: RateLimits,
  { email, password, user }: { email: string; password: string; user: UserRow | undefined },
): Promise<boolean> {
  const address = callerAddress(context, config)
  // The address comes first: once it is refused, further e-mails from it leave no keys in memory.
  const counted = [
    { limit: limits.accountLookUpsOfAddress, key: address },
    { limit: limits.wrongPasswordsOfAddress, key: address },
    { limit: limits.wrongPasswordsHere, key: `${email} ${address}` },
    { limit: limits.wrongPasswordsOfAccount, key: email },
  ]
  await takeAll(context, counted)
  const right = await isPasswordRight(password, user?.password_hash, config.passwordCost)
  if (right) await rewardAll(counted)
  return right
}
