import { Hono } from 'hono'
import type { Offer } from '@/domain/offer'
import { listOffers } from '../db/offers'
import { answer } from '../http/answer'
import type { AppContext } from '../AppContext'
import type { Env } from '../http/env'

const mostOffers = 20

/** GET /offers: what is on now, for the person signed in or for anybody. */
export function offerRoutes({ db, now }: AppContext): Hono<Env> {
  const routes = new Hono<Env>()

  routes.get('/', async context => {
    const user = context.get('signedIn')?.user
    const reader = user && { userId: user.uid, country: user.country, city: user.city }
    return answer<Offer[]>(context, await listOffers(db, reader, now(), mostOffers))
  })

  return routes
}
