import { Hono, type Context } from 'hono'
import { noticesPerPage, type NoticePage, type UnreadCount } from '@/domain/notice'
import { countUnread, listNotices, markAllNoticesRead, markNoticeRead } from '../db/notices'
import { notFound } from '../kernel/ApiFailure'
import { answer } from '../http/answer'
import type { AppContext } from '../AppContext'
import type { Env } from '../http/env'
import { pageOf, readCursor } from '../http/cursor'
import { requireUser } from '../http/session'

/** What the person signed in was told. */
export function noticeRoutes({ db, now, events }: AppContext): Hono<Env> {
  const routes = new Hono<Env>()

  routes.get('/', async context => {
    const { uid } = requireUser(context)
    const place = readCursor(context.req.query('cursor'))
    const found = await listNotices(db, uid, place, noticesPerPage + 1)
    const { items: notices, next } = pageOf(found, noticesPerPage)
    return answer<NoticePage>(context, { notices, unread: await countUnread(db, uid), next })
  })

  routes.post('/read-all', async context => {
    const { uid } = requireUser(context)
    await markAllNoticesRead(db, uid, now())
    return answerUnread(context, uid)
  })

  routes.post('/:id/read', async context => {
    const { uid } = requireUser(context)
    if (!(await markNoticeRead(db, uid, context.req.param('id'), now()))) throw notFound()
    return answerUnread(context, uid)
  })

  async function answerUnread(context: Context<Env>, userId: string) {
    const unread = await countUnread(db, userId)
    await events.tell({ type: 'noticesRead', userId, unread })
    return answer<UnreadCount>(context, { unread })
  }

  return routes
}
