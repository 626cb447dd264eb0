import { Hono } from 'hono'
import { listPayments } from '../db/payments'
import { answer } from '../http/answer'
import type { Env, Services } from '../http/context'
import { requireSelf } from '../http/session'

/** What the person signed in has paid. */
export function paymentRoutes({ db }: Services): Hono<Env> {
  const routes = new Hono<Env>()

  routes.get('/customer/:uid', async context => {
    const { uid } = requireSelf(context, context.req.param('uid'))
    return answer(context, await listPayments(db, uid))
  })

  return routes
}
