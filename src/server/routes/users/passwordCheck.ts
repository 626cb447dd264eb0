import type { Context } from 'hono'
import type { UserRow } from '../../db/schema/people'
import { ApiFailure } from '../../kernel/ApiFailure'
import { callerAddress } from '../../http/callerAddress'
import type { AppContext } from '../../AppContext'
import type { Env } from '../../http/env'
import { isPasswordRight } from '../../kernel/passwordHash'
import type { RateLimits } from '../../http/rateLimits'

export const wrongPassword = (fields?: Record<string, string>): ApiFailure =>
  new ApiFailure('wrong_password', 'Incorrect password. Please try again.', fields && { fields })

/**
 * Compares a typed password with an account's, however it was asked for. Wrong ones are counted by account and by
 * address; each try is counted before the comparison, so that many at once cannot slip through, and a right one is
 * given back. Without an account it costs the same time and is never right.
 */
export async function checkPassword(
  context: Context<Env>,
  { config }: AppContext,
  limits: RateLimits,
  { email, password, user }: { email: string; password: string; user: UserRow | undefined },
): Promise<boolean> {
  const address = callerAddress(context, config)
  const counted = [
    { limit: limits.wrongPasswordsHere, key: `${email} ${address}` },
    { limit: limits.wrongPasswordsOfAccount, key: email },
    { limit: limits.wrongPasswordsOfAddress, key: address },
  ]
  for (const { limit, key } of counted) await limit.take(context, key)
  const right = await isPasswordRight(password, user?.password_hash, config.passwordCost)
  if (right) for (const { limit, key } of counted) await limit.giveBack(key)
  return right
}
