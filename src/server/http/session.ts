import { randomBytes } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { deleteCookie, getSignedCookie, setSignedCookie } from 'hono/cookie'
import type { User } from '@/domain/user'
import type { Role } from '@/domain/role'
import { sessionMilliseconds } from '@/domain/sessionPolicy'
import type { UserRow } from '../db/schema/people'
import { deleteSession, findSession, insertSession, markSessionUsed } from '../db/sessions'
import { withStaffLogin } from '../db/staffLogins'
import { toUser } from '../db/users'
import { forbidden, signedOut } from '../kernel/ApiFailure'
import { tokenHash } from '../kernel/tokenHash'
import type { AppContext } from '../AppContext'
import type { Env, SignedIn } from './env'

export const cookieName = 'kursi_session'
const minute = 60 * 1000

/** True for a request that may be somebody's: with a session cookie or an access key, valid or not. */
export const hasCredentials = (request: Context['req']): boolean =>
  request.header('authorization') !== undefined || (request.header('cookie')?.includes(cookieName) ?? false)

/** Reads the signed-in user from the signed cookie. An unknown or expired session signs nobody in. */
export const readSession =
  (app: AppContext): MiddlewareHandler<Env> =>
  async (context, next) => {
    const token = await getSignedCookie(context, app.secret, cookieName)
    if (token) await readInto(context, app, tokenHash(token))
    await next()
  }

async function readInto(context: Context<Env>, app: AppContext, sessionId: string): Promise<void> {
  const { db, now } = app
  const session = await findSession(db, sessionId)
  if (!session) return
  const at = now()
  if (session.expires_at <= at) {
    context.set('endedIdle', session.expires_at < session.opened_at + sessionMilliseconds)
    return
  }
  const user = await withStaffLogin(db, toUser(session))
  if (!user) return
  context.set('signedIn', { user, sessionId })
  if (at < session.last_used_at + minute) return
  const expires_at = expiryOf(app, session.role, session.opened_at)
  await markSessionUsed(db, sessionId, { last_used_at: at, expires_at })
}

/** A session that opens a salon's books also ends when it was not used for the stated time. */
function expiryOf({ config, now }: AppContext, role: string, openedAt: number): number {
  const longest = openedAt + sessionMilliseconds
  return (role as Role) === 'customer' ? longest : Math.min(longest, now() + config.ownerIdle)
}

/** Opens a session and sets its cookie: HttpOnly, SameSite=Lax, and Secure when the product is served over TLS. */
export async function startSession(
  context: Context<Env>,
  app: AppContext,
  { id, role }: Pick<UserRow, 'id' | 'role'>,
): Promise<void> {
  const { db, secret, now, config } = app
  const token = randomBytes(32).toString('base64url')
  const at = now()
  await insertSession(db, {
    id: tokenHash(token),
    user_id: id,
    created_at: at,
    expires_at: expiryOf(app, role, at),
    user_agent: userAgentOf(context),
    last_used_at: at,
  })
  await setSignedCookie(context, cookieName, token, secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: config.publicUrl.startsWith('https:'),
    maxAge: sessionMilliseconds / 1000,
  })
}

const longestUserAgent = 300

export const userAgentOf = (context: Context<Env>): string =>
  (context.req.header('user-agent') ?? '').slice(0, longestUserAgent)

export async function endSession(context: Context<Env>, { db }: AppContext): Promise<void> {
  const signedIn = context.get('signedIn')
  if (signedIn) await deleteSession(db, signedIn.sessionId)
  deleteCookie(context, cookieName, { path: '/' })
}

/** The signed-in user, or 401. */
export const requireUser = (context: Context<Env>): User => requireSignedIn(context).user

/** The signed-in user with the session, or 401. */
export function requireSignedIn(context: Context<Env>): SignedIn {
  const signedIn = context.get('signedIn')
  if (!signedIn) throw signedOut(context.get('endedIdle'))
  return signedIn
}

/** The signed-in user, whose uid must be the one in the address. 401 when nobody is signed in, 403 for another user. */
export function requireSelf(context: Context<Env>, uid: string): User {
  const user = requireUser(context)
  if (user.uid !== uid) throw forbidden()
  return user
}

/** The signed-in owner, or staff member with a login. 401 when nobody is signed in, 403 for a client. */
export function requireSalonUser(context: Context<Env>): User {
  const user = requireUser(context)
  if (user.role === 'customer') throw forbidden()
  return user
}
