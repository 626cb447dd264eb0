import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { AppContext } from '../../AppContext'
import type { Env } from '../../http/env'
import { tokenHash } from '../../kernel/tokenHash'

const cookieName = 'kursi_verification'
const path = '/api/users'

/** Minutes in which a verified e-mail can become an account. */
const verifiedMinutes = 15
export const verifiedMilliseconds = verifiedMinutes * 60 * 1000

export const newVerificationToken = (): string => randomBytes(32).toString('base64url')

/** Gives the browser the proof that it verified an e-mail. */
export function setVerificationCookie(context: Context<Env>, { config }: AppContext, token: string): void {
  setCookie(context, cookieName, token, {
    path,
    httpOnly: true,
    sameSite: 'Strict',
    secure: config.publicUrl.startsWith('https:'),
    maxAge: verifiedMilliseconds / 1000,
  })
}

export const readVerificationHash = (context: Context<Env>): string =>
  tokenHash(getCookie(context, cookieName) ?? '')

export const deleteVerificationCookie = (context: Context<Env>): void => {
  deleteCookie(context, cookieName, { path })
}
