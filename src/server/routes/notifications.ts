import { Hono, type Context } from 'hono'
import { notificationsPerPage, type NotificationPage, type UnreadCount } from '@/domain/notification'
import { inSnapshot } from '../db/inSnapshot'
import {
  countUnread,
  listNotifications,
  markAllNotificationsRead,
  markNotificationRead,
} from '../db/notifications'
import { notFound } from '../kernel/ApiFailure'
import { answer } from '../http/answer'
import type { AppContext } from '../AppContext'
import type { Env } from '../http/env'
import { pageOf, readCursor } from '../http/cursor'
import { requireUser } from '../http/session'

export function notificationRoutes({ db, now, events }: AppContext): Hono<Env> {
  const routes = new Hono<Env>()

  routes.get('/', async context => {
    const { uid } = requireUser(context)
    const cursor = readCursor(context.req.query('cursor'))
    const page = await inSnapshot(db, async (snapshot): Promise<NotificationPage> => {
      const found = await listNotifications(snapshot, uid, cursor, notificationsPerPage + 1)
      const { items: notifications, next } = pageOf(found, notificationsPerPage)
      return { notifications, unread: await countUnread(snapshot, uid), next }
    })
    return answer(context, page)
  })

  routes.post('/read-all', async context => {
    const { uid } = requireUser(context)
    await markAllNotificationsRead(db, uid, now())
    return answerUnread(context, uid)
  })

  routes.post('/:id/read', async context => {
    const { uid } = requireUser(context)
    if (!(await markNotificationRead(db, uid, context.req.param('id'), now()))) throw notFound()
    return answerUnread(context, uid)
  })

  async function answerUnread(context: Context<Env>, userId: string) {
    const unread = await countUnread(db, userId)
    await events.publish({ type: 'notificationsRead', userId, unread })
    return answer<UnreadCount>(context, { unread })
  }

  return routes
}
