import { Hono } from 'hono'
import { listPayments } from '../db/payments'
import { answer } from '../http/answer'
import type { AppContext } from '../AppContext'
import type { Env } from '../http/env'
import { requireSelf } from '../http/session'

export function paymentRoutes({ db }: AppContext): Hono<Env> {
  const routes = new Hono<Env>()

  routes.get('/customer/:uid', async context => {
    const { uid } = requireSelf(context, context.req.param('uid'))
    return answer(context, await listPayments(db, uid))
  })

  return routes
}
