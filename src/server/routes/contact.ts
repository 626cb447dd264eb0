import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { contactSchema } from '@/domain/contact'
import { insertContactMessage } from '../db/contact'
import { done } from '../http/answer'
import { callerAddress } from '../http/callerAddress'
import type { AppContext } from '../AppContext'
import type { Env } from '../http/env'
import { keyedWrite } from '../http/keyedWrite'
import { createRateLimits } from '../http/rateLimits'
import { readBody } from '../http/readInput'
import { contactMessage } from '../mail/contactMail'
import { enqueue } from '../outbox/enqueue'

/** The contact form: stores a message and mails it to support. Public, with rate limits. */
export function contactRoutes(app: AppContext): Hono<Env> {
  const { db, now, config } = app
  const limits = createRateLimits()
  const routes = new Hono<Env>()

  routes.post('/', keyedWrite(app), async context => {
    const message = await readBody(context, contactSchema)
    await limits.contactMessagesOfAddress.take(context, callerAddress(context, config))
    await limits.contactMessagesOfUser.take(context, message.email)
    const id = randomUUID()
    await db.transaction().execute(async transaction => {
      const at = now()
      await insertContactMessage(transaction, { id, ...message, created_at: at })
      await enqueue(transaction, contactMessage, { messageId: id }, { now: at })
    })
    return done(context, 'Message sent successfully!')
  })

  return routes
}
