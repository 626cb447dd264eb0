import { randomInt, randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import type { MessageReceipt } from '@/domain/attachedSession'
import { contactSchema } from '@/domain/contact'
import { newTicketNumber } from '@/domain/ticketNumber'
import { findMessageOfTicket, insertContactMessage } from '../db/contact'
import type { Db } from '../db/openDatabase'
import { inTransaction } from '../db/inTransaction'
import { answer } from '../http/answer'
import { callerAddress } from '../http/callerAddress'
import type { AppContext } from '../AppContext'
import type { Env } from '../http/env'
import { keyedWrite } from '../http/keyedWrite'
import { whileCounted, type RateLimits } from '../http/rateLimits'
import { readBody } from '../http/readInput'
import { attachKeyOf } from '../kernel/messageKeys'
import { contactMessage } from '../mail/contactMail'
import { enqueue } from '../outbox/enqueue'

/** The contact form: stores a message and mails it to support. Public, with rate limits. */
export function contactRoutes(app: AppContext, limits: RateLimits): Hono<Env> {
  const { db, now, config, secret } = app
  const routes = new Hono<Env>()

  routes.post('/', keyedWrite(app), async context => {
    const message = await readBody(context, contactSchema)
    const counted = [
      { limit: limits.contactMessagesOfAddress, key: callerAddress(context, config) },
      { limit: limits.contactMessagesOfUser, key: message.email },
    ]
    const id = randomUUID()
    const ticketNumber = await whileCounted(context, counted, () =>
      inTransaction(db, [], async transaction => {
        const at = now()
        const ticket_number = await freeTicketNumber(transaction)
        await insertContactMessage(transaction, { id, ticket_number, ...message, created_at: at })
        await enqueue(transaction, contactMessage, { messageId: id }, { now: at })
        return ticket_number
      }),
    )
    const receipt: MessageReceipt = { ticketNumber, attachKey: attachKeyOf(secret, id) }
    return answer(context, receipt, 'Message sent successfully!')
  })

  return routes
}

async function freeTicketNumber(db: Db): Promise<string> {
  const number = newTicketNumber(randomInt)
  return (await findMessageOfTicket(db, number)) ? freeTicketNumber(db) : number
}
