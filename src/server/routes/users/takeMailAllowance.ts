import type { Context } from 'hono'
import type { CodeRow } from '../../db/schema/people'
import { callerAddress } from '../../http/callerAddress'
import type { AppContext } from '../../AppContext'
import type { Env } from '../../http/env'
import type { RateLimits } from '../../http/rateLimits'

/** Limits mails per receiver and per caller, so that nobody can flood one mailbox or many. */
export async function takeMailAllowance(
  context: Context<Env>,
  { config }: AppContext,
  limits: RateLimits,
  purpose: CodeRow['purpose'],
  email: string,
): Promise<void> {
  await limits.mailsForAddress.take(context, callerAddress(context, config))
  await limits.mailsToUser.take(context, `${purpose} ${email}`)
  await limits.mailsToUserDaily.take(context, `${purpose} ${email}`)
}
