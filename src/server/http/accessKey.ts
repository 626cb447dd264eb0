import type { Context, MiddlewareHandler } from 'hono'
import { accessKeyPrefix, type AccessKeyScope } from '@/domain/accessKey'
import { findKeyHolder, markKeyUsed, type KeyHolder } from '../db/keys'
import { toUser } from '../db/users'
import { ApiFailure, forbidden } from '../kernel/ApiFailure'
import { tokenHash } from '../kernel/tokenHash'
import type { AppContext } from '../AppContext'
import { callerAddress } from './callerAddress'
import type { Env } from './env'
import type { RateLimits } from './rateLimits'

/** Paths that a key may read, by scope. The routes themselves check that the data belongs to the holder. */
const opens: Record<AccessKeyScope, readonly RegExp[]> = {
  salon: [/^\/api\/salons\/mine$/, /^\/api\/appointments\/salon\/[^/]+$/],
  calendar: [/^\/api\/appointments\/customer\/id\/[^/]+$/, /^\/api\/appointments\/salon\/[^/]+$/],
}

const bearerKey = (context: Context): string | undefined =>
  /^Bearer +(\S+)$/i.exec(context.req.header('authorization') ?? '')?.[1]

/** The holder of a key; undefined when it is unknown or revoked, which counts as a try of the caller's address. */
export async function findHolder(
  context: Context<Env>,
  { db, config }: AppContext,
  limits: RateLimits,
  key: string,
): Promise<KeyHolder | undefined> {
  const address = callerAddress(context, config)
  await limits.accessKeyTriesOfAddress.take(context, address)
  const holder = await findKeyHolder(db, tokenHash(key))
  if (holder) await limits.accessKeyTriesOfAddress.reward(address)
  return holder
}

/** True when the request has one of our access keys. The API key and the session cookie are then ignored. */
export const bearsAccessKey = (context: Context): boolean =>
  bearerKey(context)?.startsWith(accessKeyPrefix) ?? false

/**
 * Lets the holder of a key read what its scope allows: 401 for a key that is unknown or revoked, 403 for everything
 * else, such as any write.
 */
export const readAccessKey =
  (app: AppContext, limits: RateLimits): MiddlewareHandler<Env> =>
  async (context, next) => {
    if (!bearsAccessKey(context)) return next()
    const holder = await findHolder(context, app, limits, bearerKey(context) ?? '')
    if (!holder) throw new ApiFailure('bad_key', 'This access key is unknown or was revoked.')
    const { key_id, scope, ...user } = holder
    // A key has no session, and no route that it can read needs one.
    context.set('signedIn', { user: toUser(user), sessionId: key_id })
    const isOpen = opens[scope as AccessKeyScope].some(address => address.test(context.req.path))
    if (context.req.method !== 'GET' || !isOpen) throw forbidden()
    await markKeyUsed(app.db, key_id, app.now())
    await next()
    return undefined
  }
