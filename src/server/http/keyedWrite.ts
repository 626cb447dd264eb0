import { createHmac } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { findKeptAnswer, keepAnswer, keptAnswerMilliseconds } from '../db/idempotency'
import { ApiFailure, badInput } from './ApiFailure'
import { callerAddress } from './callerAddress'
import type { Env, Services } from './context'
import { oneAtATime } from './oneAtATime'

const longestKey = 200

/** Passing trouble: the same request may well succeed when it is sent again. */
const isWorthKeeping = (status: number): boolean => status < 500 && status !== 429 && status !== 401

/**
 * For a write that must happen once: `routes.post('/', keyedWrite(services), …)`. A request that repeats the
 * Idempotency-Key of an earlier one by the same person gets the first answer again and the route does not run;
 * the same key with another body is 409. A request without a key passes through.
 */
export function keyedWrite(services: Services): MiddlewareHandler<Env> {
  const { db, now, config, secret } = services
  const inTurn = oneAtATime()

  return async (context, next) => {
    const key = context.req.header('idempotency-key')
    if (!key) return next()
    if (key.length > longestKey) throw badInput({})
    const owner = context.get('signedIn')?.user.uid ?? callerAddress(context, config)
    // Keyed by our secret: the body may hold a password, which a plain hash would let others guess at.
    const requestHash = createHmac('sha256', secret)
      .update(`${context.req.method} ${context.req.path}\n${await context.req.text()}`)
      .digest('base64url')

    await inTurn(`${owner} ${key}`, async () => {
      const at = now()
      const first = await findKeptAnswer(db, owner, key, at - keptAnswerMilliseconds)
      if (first) {
        if (first.request_hash !== requestHash) {
          throw new ApiFailure('conflict', 'This Idempotency-Key was used for another request.')
        }
        context.res = new Response(first.body, {
          status: first.status,
          headers: { 'content-type': 'application/json' },
        })
        return
      }
      await next()
      const { status } = context.res
      if (!isWorthKeeping(status)) return
      const body = await context.res.clone().text()
      await keepAnswer(db, { owner, key, request_hash: requestHash, status, body, created_at: at })
    })
    return undefined
  }
}
