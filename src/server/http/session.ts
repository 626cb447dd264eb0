import { randomBytes } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { deleteCookie, getSignedCookie, setSignedCookie } from 'hono/cookie'
import type { User } from '@/domain/user'
import { isOwner } from '@/domain/role'
import { deleteSession } from '../db/sessions'
import { toUser } from '../db/users'
import { forbidden, signedOut } from '../kernel/ApiFailure'
import { tokenHash } from '../kernel/tokenHash'
import type { AppContext } from '../AppContext'
import type { Env, SignedIn } from './env'

export const cookieName = 'kursi_session'
const lifetimeMilliseconds = 30 * 24 * 60 * 60 * 1000

/** True for a request that may be somebody's: with a session cookie or an access key, valid or not. */
export const hasCredentials = (request: Context['req']): boolean =>
  request.header('authorization') !== undefined || (request.header('cookie')?.includes(cookieName) ?? false)

/** Reads the signed-in user from the signed cookie. An unknown or expired session signs nobody in. */
export const readSession =
  ({ db, secret, now }: AppContext): MiddlewareHandler<Env> =>
  async (context, next) => {
    const token = await getSignedCookie(context, secret, cookieName)
    context.set('signedIn', token ? await findSession(tokenHash(token)) : undefined)
    await next()

    async function findSession(sessionId: string): Promise<SignedIn | undefined> {
      const row = await db
        .selectFrom('sessions')
        .innerJoin('users', 'users.id', 'sessions.user_id')
        .selectAll('users')
        .where('sessions.id', '=', sessionId)
        .where('sessions.expires_at', '>', now())
        .executeTakeFirst()
      return row && { user: toUser(row), sessionId }
    }
  }

/** Opens a session and sets its cookie: HttpOnly, SameSite=Lax, and Secure when the product is served over TLS. */
export async function startSession(context: Context<Env>, app: AppContext, userId: string): Promise<void> {
  const { db, secret, now, config } = app
  const token = randomBytes(32).toString('base64url')
  const createdAt = now()
  await db
    .insertInto('sessions')
    .values({
      id: tokenHash(token),
      user_id: userId,
      created_at: createdAt,
      expires_at: createdAt + lifetimeMilliseconds,
    })
    .execute()
  await setSignedCookie(context, cookieName, token, secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: config.publicUrl.startsWith('https:'),
    maxAge: lifetimeMilliseconds / 1000,
  })
}

export async function endSession(context: Context<Env>, { db }: AppContext): Promise<void> {
  const signedIn = context.get('signedIn')
  if (signedIn) await deleteSession(db, signedIn.sessionId)
  deleteCookie(context, cookieName, { path: '/' })
}

/** The signed-in user, or 401. */
export function requireUser(context: Context<Env>): User {
  const signedIn = context.get('signedIn')
  if (!signedIn) throw signedOut()
  return signedIn.user
}

/** The signed-in user, whose uid must be the one in the address. 401 when nobody is signed in, 403 for another user. */
export function requireSelf(context: Context<Env>, uid: string): User {
  const user = requireUser(context)
  if (user.uid !== uid) throw forbidden()
  return user
}

/** The signed-in owner. 401 when nobody is signed in, 403 for a client. */
export function requireOwner(context: Context<Env>): User {
  const user = requireUser(context)
  if (!isOwner(user.role)) throw forbidden()
  return user
}
