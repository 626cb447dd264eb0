import { createHmac } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { findKeptAnswer, keepAnswer, keptAnswerMilliseconds } from '../db/idempotency'
import type { Db } from '../db/openDatabase'
import type { IdempotencyKeyRow } from '../db/schema/keysAndNotifications'
import { ApiFailure, badInput } from '../kernel/ApiFailure'
import { callerAddress } from './callerAddress'
import type { AppContext } from '../AppContext'
import type { Env } from './env'
import { oneAtATime } from '../kernel/oneAtATime'

const longestKey = 200

/** A refusal has changed nothing: the same request is judged again when it is sent again. */
const isWorthKeeping = (status: number): boolean => status >= 200 && status < 300

/** Thrown to roll a transaction back when another process has already answered the same key. */
class AnsweredElsewhere extends ApiFailure {
  constructor() {
    super('conflict', 'This request was answered already.')
  }
}

/**
 * For a write that must happen once: `routes.post('/', keyedWrite(services), …)`. A request that repeats the
 * Idempotency-Key of an earlier one that succeeded, by the same person, gets its answer again and the route does not
 * run; the same key with another body is 409. A request without a key passes through. A route that keeps its answer
 * within its own transaction (`keepAnswerWith`) closes the gap in which it has happened and no answer is kept.
 */
export function keyedWrite(app: AppContext): MiddlewareHandler<Env> {
  const { db, now, config, secret } = app
  const inTurn = oneAtATime()

  return async (context, next) => {
    const key = context.req.header('idempotency-key')
    if (!key) return next()
    if (key.length > longestKey) throw badInput({})
    const owner = context.get('signedIn')?.user.uid ?? callerAddress(context, config)
    // Keyed by our secret: the body may hold a password, which could be guessed from a plain hash.
    const request_hash = createHmac('sha256', secret)
      .update(`${context.req.method} ${context.req.path}\n${await context.req.text()}`)
      .digest('base64url')

    await inTurn(`${owner} ${key}`, async () => {
      const at = now()
      const notBefore = at - keptAnswerMilliseconds
      const keep = (keeper: Db, status: number, body: string) =>
        keepAnswer(keeper, { owner, key, request_hash, status, body, created_at: at }, notBefore)

      const repeatFirst = async (): Promise<boolean> => {
        const first = await findKeptAnswer(db, owner, key, notBefore)
        if (first && first.request_hash !== request_hash) {
          throw new ApiFailure('conflict', 'This Idempotency-Key was used for another request.')
        }
        if (first) context.res = toResponse(first)
        return first !== undefined
      }

      if (await repeatFirst()) return
      const kept = { byRoute: false }
      context.set('keepAnswer', async (transaction, status, body) => {
        kept.byRoute = await keep(transaction, status, body)
        if (!kept.byRoute) throw new AnsweredElsewhere()
      })
      await next()
      if (kept.byRoute && !context.error) return
      const { status } = context.res
      if (isWorthKeeping(status) && (await keep(db, status, await context.res.clone().text()))) return
      await repeatFirst()
    })
    return undefined
  }
}

/** Earlier releases stored 201 for created resources. */
const toResponse = ({ body, status }: IdempotencyKeyRow): Response =>
  new Response(body, {
    status: status === 201 ? 200 : status,
    headers: { 'content-type': 'application/json' },
  })
