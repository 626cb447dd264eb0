import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { knownDeviceMilliseconds } from '@/domain/sessionPolicy'
import type { AppContext } from '../AppContext'
import { listKnownDevices, rememberDevice } from '../db/knownDevices'
import { tokenHash } from '../kernel/tokenHash'
import type { Env } from './env'

const cookieName = 'kursi_device'

/**
 * Remembers that the user has logged in on the caller's device, by a cookie of its own. True when the account has had
 * other devices and never this one.
 */
export async function meetDevice(
  context: Context<Env>,
  { db, now, config }: AppContext,
  userId: string,
): Promise<boolean> {
  const token = getCookie(context, cookieName) ?? randomBytes(32).toString('base64url')
  const token_hash = tokenHash(token)
  const known = await listKnownDevices(db, userId)
  await rememberDevice(db, { user_id: userId, token_hash, last_used_at: now() })
  setCookie(context, cookieName, token, {
    path: '/api/users',
    httpOnly: true,
    sameSite: 'Strict',
    secure: config.publicUrl.startsWith('https:'),
    maxAge: knownDeviceMilliseconds / 1000,
  })
  return known.length > 0 && !known.includes(token_hash)
}
