import { deleteOwn } from '../db/deleteOwn'
import { randomBytes, randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import {
  accessKeyPrefix,
  accessKeySchema,
  maxAccessKeys,
  type AccessKey,
  type FreshAccessKey,
} from '@/domain/accessKey'
import { isOwner } from '@/domain/role'
import { insertKey, listKeys, replaceKeyText, toAccessKey } from '../db/keys'
import { inTransaction } from '../db/inTransaction'
import { userLock } from '../db/locks'
import type { AccessKeyRow } from '../db/schema/keysAndNotifications'
import { ApiFailure, badInput, notFound } from '../kernel/ApiFailure'
import { tokenHash } from '../kernel/tokenHash'
import { answer, done } from '../http/answer'
import { enqueueAccountChange } from './enqueueAccountChange'
import type { AppContext } from '../AppContext'
import type { Env } from '../http/env'
import { readBody } from '../http/readInput'
import { requireUser } from '../http/session'

const keyBytes = 32
const hintLength = 4

const freshText = (now: number) => {
  const key = accessKeyPrefix + randomBytes(keyBytes).toString('base64url')
  return { key, stored: { key_hash: tokenHash(key), hint: key.slice(-hintLength), created_at: now } }
}

/**
 * The access keys with which a user's own programs read over the API. Only one answer holds a key's text, so the answer
 * is not stored for retries: the user revokes a key whose answer was lost.
 */
export function keyRoutes(app: AppContext): Hono<Env> {
  const { db, now } = app
  const routes = new Hono<Env>()

  routes.get('/', async context => {
    const { uid } = requireUser(context)
    return answer<AccessKey[]>(context, (await listKeys(db, uid)).map(toAccessKey))
  })

  routes.post('/', async context => {
    const { uid, role } = requireUser(context)
    const { name, scope } = await readBody(context, accessKeySchema)
    if (scope === 'salon' && !isOwner(role)) throw badInput({ scope: 'value_invalid' })
    const { key, stored } = freshText(now())
    const row: AccessKeyRow = { id: randomUUID(), user_id: uid, name, scope, last_used_at: null, ...stored }
    await inTransaction(db, [userLock(uid)], async transaction => {
      if (!(await insertKey(transaction, row, maxAccessKeys))) {
        throw new ApiFailure('limit_reached', `You have ${maxAccessKeys} keys. Revoke one to make another.`)
      }
      await enqueueAccountChange(transaction, app, context, { userId: uid, change: 'key_made' })
    })
    return answer<FreshAccessKey>(context, { ...toAccessKey(row), key })
  })

  routes.post('/:id/rotate', async context => {
    const { uid } = requireUser(context)
    const { key, stored } = freshText(now())
    const row = await inTransaction(db, [userLock(uid)], async transaction => {
      const replaced = await replaceKeyText(transaction, { userId: uid, id: context.req.param('id') }, stored)
      if (!replaced) throw notFound()
      await enqueueAccountChange(transaction, app, context, { userId: uid, change: 'key_replaced' })
      return replaced
    })
    return answer<FreshAccessKey>(context, { ...toAccessKey(row), key })
  })

  routes.delete('/:id', async context => {
    const { uid } = requireUser(context)
    await inTransaction(db, [userLock(uid)], async transaction => {
      if (!(await deleteOwn(transaction, 'access_keys', uid, context.req.param('id')))) throw notFound()
      await enqueueAccountChange(transaction, app, context, { userId: uid, change: 'key_revoked' })
    })
    return done(context, 'Key revoked')
  })

  return routes
}
