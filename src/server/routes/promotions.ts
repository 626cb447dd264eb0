import { Hono } from 'hono'
import type { Promotion } from '@/domain/promotion'
import { listPromotions } from '../db/promotions'
import { answer } from '../http/answer'
import type { AppContext } from '../AppContext'
import type { Env } from '../http/env'

const mostPromotions = 20

/** GET /promotions: the current promotions; the session is optional. */
export function promotionRoutes({ db, now }: AppContext): Hono<Env> {
  const routes = new Hono<Env>()

  routes.get('/', async context => {
    const user = context.get('signedIn')?.user
    const reader = user && { userId: user.uid, country: user.country, city: user.city }
    return answer<Promotion[]>(context, await listPromotions(db, reader, now(), mostPromotions))
  })

  return routes
}
