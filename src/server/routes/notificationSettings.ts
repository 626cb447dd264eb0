import { Hono } from 'hono'
import {
  notificationSettingsSchema,
  withDefaults,
  type NotificationSettings,
} from '@/domain/notificationSettings'
import type { User } from '@/domain/user'
import { listSwitched, replaceSwitched } from '../db/notificationSettings'
import type { Db } from '../db/openDatabase'
import { inTransaction } from '../db/inTransaction'
import { userLock } from '../db/locks'
import { answer } from '../http/answer'
import type { AppContext } from '../AppContext'
import type { Env } from '../http/env'
import { readBody } from '../http/readInput'
import { requireUser } from '../http/session'
import { requireMatch, versioned } from '../kernel/etag'

export function notificationSettingsRoutes({ db }: AppContext): Hono<Env> {
  const routes = new Hono<Env>()

  routes.get('/', async context => {
    const settings = await findSettings(db, requireUser(context))
    return answer(context, versioned(settings, settings))
  })

  routes.put('/', async context => {
    const user = requireUser(context)
    const request = await readBody(context, notificationSettingsSchema)
    const settings = await inTransaction(db, [userLock(user.uid)], async transaction => {
      const present = await findSettings(transaction, user)
      const wanted = withDefaults(user.role, { ...present, ...request })
      requireMatch(context.req.header('if-match'), present, wanted)
      await replaceSwitched(transaction, user.uid, wanted)
      return wanted
    })
    return answer(context, versioned(settings, settings))
  })

  return routes
}

const findSettings = async (db: Db, { uid, role }: User): Promise<NotificationSettings> =>
  withDefaults(role, await listSwitched(db, uid))
