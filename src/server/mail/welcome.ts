import { object, string } from 'yup'
import { paths } from '@/domain/paths'
import type { AppContext } from '../AppContext'
import { findLanguage, findUserById } from '../db/users'
import { outboxKind } from '../outbox/outboxKind'
import { delivered, sends } from '../outbox/registerKind'
import { welcomeMail } from './mails'

export const welcome = outboxKind('welcome', object({ userId: string().required() }))

export const mailsWelcomes = ({ db, mailer, config }: AppContext) =>
  sends(welcome, async ({ userId }, id) => {
    const user = await findUserById(db, userId)
    if (!user) return delivered
    const reader = { to: user.email, language: await findLanguage(db, userId) }
    const login = config.publicUrl + paths.login
    await mailer.send({ id, ...welcomeMail(reader, { name: user.name, login }) })
    return delivered
  })
