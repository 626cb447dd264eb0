import { randomBytes } from 'node:crypto'
import { mixed, number, object, string } from 'yup'
import { addressQuery, searchOf } from '@/domain/addressQuery'
import { languages, type Language } from '@/domain/languages'
import { paths } from '@/domain/paths'
import type { AppContext } from '../AppContext'
import { replaceCode } from '../db/codes'
import { secretHash } from '../db/secretHash'
import { findUserById } from '../db/users'
import { outboxKind } from '../outbox/outboxKind'
import { delivered, sends } from '../outbox/registerKind'
import { passwordResetMail, resetLifetimeMinutes } from './mails'

const minute = 60 * 1000

/** Contains no secret: the link is made when it is sent. Without a user nothing is sent. */
export const resetLink = outboxKind(
  'reset_link',
  object({
    userId: string().nullable().defined(),
    language: mixed<Language>().oneOf(languages).required(),
    askedAt: number().required(),
  }),
)

/** One waiting mail per account; a change of the password withdraws it. */
export const resetLinkKey = (userId: string) => `reset_link ${userId}`

export const mailsResetLinks = ({ db, mailer, config, secret, now }: AppContext) =>
  sends(resetLink, async ({ userId, language, askedAt }, id) => {
    const at = now()
    const user = userId === null ? undefined : await findUserById(db, userId)
    if (!user || at >= askedAt + resetLifetimeMinutes * minute) return delivered
    const token = randomBytes(32).toString('base64url')
    // It works once and invalidates older links.
    await replaceCode(db, {
      purpose: 'reset',
      email: user.email,
      code_hash: secretHash(secret, 'reset', '', token),
      expires_at: at + resetLifetimeMinutes * minute,
      tries_left: 1,
      created_at: at,
    })
    const link = `${config.publicUrl}${paths.emailVerification}${searchOf(addressQuery([['token', token]]))}`
    await mailer.send({ id, ...passwordResetMail({ to: user.email, language }, link) })
    return delivered
  })
