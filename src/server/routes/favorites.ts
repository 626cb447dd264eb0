import { Hono } from 'hono'
import { favoritePolicy } from '@/domain/favoritePolicy'
import { countFavorites } from '../db/countRows'
import { addFavorite, favoritesAmong, listFavorites, removeFavorite } from '../db/favorites'
import { inTransaction } from '../db/inTransaction'
import { userLock } from '../db/locks'
import { ApiFailure, notFound } from '../kernel/ApiFailure'
import { requireRoom } from '../kernel/requireRoom'
import { answer } from '../http/answer'
import type { AppContext } from '../AppContext'
import type { Env } from '../http/env'
import { requireSelf } from '../http/session'

/** Favourites of the signed-in user; the specification's own call answers 404 when there are none. */
export function favoriteRoutes({ db, now }: AppContext): Hono<Env> {
  const routes = new Hono<Env>()

  routes.get('/:uid', async context => {
    const { uid } = requireSelf(context, context.req.param('uid'))
    const favorites = await listFavorites(db, uid)
    if (favorites.length === 0) throw new ApiFailure('not_found', 'No favorite barbers found')
    return answer(context, favorites)
  })

  routes.put('/:uid/:salonId', async context => {
    const { uid } = requireSelf(context, context.req.param('uid'))
    const salonId = context.req.param('salonId')
    const salon = await db.selectFrom('salons').select('id').where('id', '=', salonId).executeTakeFirst()
    if (!salon) throw notFound()
    await inTransaction(db, [userLock(uid)], async transaction => {
      if ((await favoritesAmong(transaction, uid, [salonId])).size > 0) return
      requireRoom(await countFavorites(transaction, uid), favoritePolicy.mostOfClient, 'favorites')
      await addFavorite(transaction, uid, salonId, now())
    })
    return answer(context, { salonId, isFavorite: true })
  })

  routes.delete('/:uid/:salonId', async context => {
    const { uid } = requireSelf(context, context.req.param('uid'))
    const salonId = context.req.param('salonId')
    await removeFavorite(db, uid, salonId)
    return answer(context, { salonId, isFavorite: false })
  })

  return routes
}
