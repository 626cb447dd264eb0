import type { Context } from 'hono'
import type { CodeRow } from '../../db/schema/people'
import { callerAddress } from '../../http/callerAddress'
import type { AppContext } from '../../AppContext'
import type { Env } from '../../http/env'
import { whileCounted, type RateLimits } from '../../http/rateLimits'

/**
 * Limits mails per receiver and per caller, so that nobody can flood one mailbox or many. A mail that `send` fails to
 * hand over is not counted.
 */
export async function sendWithinAllowance(
  context: Context<Env>,
  { config }: AppContext,
  limits: RateLimits,
  { purpose, email }: Pick<CodeRow, 'purpose' | 'email'>,
  send: () => Promise<void>,
): Promise<void> {
  const receiver = `${purpose} ${email}`
  const counted = [
    { limit: limits.mailsForAddress, key: callerAddress(context, config) },
    { limit: limits.mailsToUser, key: receiver },
    { limit: limits.mailsToUserDaily, key: receiver },
  ]
  await whileCounted(context, counted, send)
}
