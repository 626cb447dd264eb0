import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import {
  attachedSessionDays,
  attachMinutes,
  isSessionFile,
  maxSessionBytes,
  maxSentSessionBytes,
  openAttachedSessionSchema,
  type AttachedSession,
} from '@/domain/attachedSession'
import { findAttachedContent, findAttachedSession, insertAttachedSession } from '../db/attachedSessions'
import { findMessageOfTicket } from '../db/contact'
import { inTransaction } from '../db/inTransaction'
import { answer } from '../http/answer'
import { callerAddress } from '../http/callerAddress'
import type { AppContext } from '../AppContext'
import type { Env } from '../http/env'
import type { RateLimits } from '../http/rateLimits'
import { readBody } from '../http/readInput'
import { ApiFailure, badInput, notFound } from '../kernel/ApiFailure'
import { attachKeyOf, isSameKey, openKeyOf } from '../kernel/messageKeys'
import { tokenHash } from '../kernel/tokenHash'
import { attachedSession } from '../mail/attachedSessionMail'
import { enqueue } from '../outbox/enqueue'

const minute = 60 * 1000
const day = 24 * 60 * minute
const compress = promisify(gzip)
const expand = promisify(gunzip)

const tooLarge = () => new ApiFailure('too_large', 'A session file may have at most 2 MB.')

/** The session file of a contact message. Whoever sent the message may attach one; support opens it with its link. */
export function attachedSessionRoutes(
  { db, now, config, secret }: AppContext,
  limits: RateLimits,
): Hono<Env> {
  const routes = new Hono<Env>()
  const limit = bodyLimit({
    maxSize: maxSentSessionBytes,
    onError: () => {
      throw tooLarge()
    },
  })

  /** The body is the file's bytes; with `Content-Encoding: gzip` compressed. The same file again is no second one. */
  routes.post('/:ticketNumber/session', limit, async context => {
    await limits.attachedSessionsOfAddress.take(context, callerAddress(context, config))
    const message = await findMessageOfTicket(db, context.req.param('ticketNumber'))
    const [, key = ''] = /^Bearer (\S+)$/.exec(context.req.header('authorization') ?? '') ?? []
    if (!message || !isSameKey(key, attachKeyOf(secret, message.id))) throw notFound()
    const at = now()
    if (at > message.created_at + attachMinutes * minute) {
      throw new ApiFailure('too_late', 'Nothing can be attached to this message any more.')
    }
    const body = Buffer.from(await context.req.arrayBuffer())
    const file = context.req.header('content-encoding') === 'gzip' ? await expanded(body) : body
    const content = await storedContent(file)
    await inTransaction(db, [], async transaction => {
      const isNew = await insertAttachedSession(transaction, {
        message_id: message.id,
        user_id: context.get('signedIn')?.user.uid ?? null,
        key_hash: tokenHash(openKeyOf(secret, message.id)),
        content,
        expires_at: at + attachedSessionDays * day,
      })
      if (isNew) await enqueue(transaction, attachedSession, { messageId: message.id }, { now: at })
      else if ((await findAttachedContent(transaction, message.id)) !== content) {
        throw new ApiFailure('conflict', 'This message has a session file already.')
      }
    })
    return answer(context, { ticketNumber: message.ticket_number }, 'The session file is attached.')
  })

  routes.post('/session', async context => {
    await limits.openedSessionsOfAddress.take(context, callerAddress(context, config))
    const { key } = await readBody(context, openAttachedSessionSchema)
    const found = await findAttachedSession(db, tokenHash(key), now())
    if (!found) throw new ApiFailure('link_dead', 'This link is wrong, or its file is deleted by now.')
    const { ticket_number: ticketNumber, content } = found
    const file = (await expand(Buffer.from(content, 'base64'))).toString()
    return answer<AttachedSession>(context, { ticketNumber, file })
  })

  return routes
}

async function expanded(body: Buffer): Promise<Buffer> {
  try {
    return await expand(body, { maxOutputLength: maxSessionBytes })
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? tooLarge() : badInput({})
  }
}

/** Throws `bad_input` for what is no session file. */
async function storedContent(file: Buffer): Promise<string> {
  if (!isSessionFile(parsed(file.toString()))) throw badInput({})
  return (await compress(file)).toString('base64')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
