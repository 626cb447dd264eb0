import { Hono, type Context } from 'hono'
import type { Coordinates } from '@/domain/places/distance'
import type { Viewer } from '../db/salonCards'
import { findSalon, findSalonOfOwner } from '../db/salons'
import { searchSalons } from '../db/search'
import { badInput, notFound } from '../kernel/ApiFailure'
import { answer } from '../http/answer'
import type { AppContext } from '../AppContext'
import type { Env } from '../http/env'
import { readQuery } from '../http/readInput'
import { requireOwner } from '../http/session'
import { dayOffRoutes } from './salon/daysOff'
import { scheduleRoutes } from './salon/schedule'
import { sectionOrderRoutes } from './salon/sectionOrder'
import { sectionRoutes } from './salon/sections'
import { serviceRoutes } from './salon/services'
import { versionedSalon } from './salon/versions'
import { placeQuery, searchQuery } from './salons/searchQuery'

/** Salons as anybody sees them, and what their owner changes. */
export function salonRoutes(services: AppContext): Hono<Env> {
  const { db, now } = services
  const routes = new Hono<Env>()

  routes.get('/', async context => {
    const query = await readQuery(context, searchQuery)
    return answer(context, await searchSalons(db, query, viewerOf(context, query)))
  })

  routes.get('/mine', async context => {
    const owner = requireOwner(context)
    const salon = await findSalonOfOwner(db, owner.uid, viewerOf(context, {}))
    if (!salon) throw notFound()
    return answer(context, versionedSalon(salon))
  })

  routes.get('/:salonId', async context => {
    const place = await readQuery(context, placeQuery)
    const salon = await findSalon(db, context.req.param('salonId'), viewerOf(context, place))
    if (!salon) throw notFound()
    return answer(context, salon)
  })

  // Before the routes of one section, which would take "order" for an id.
  routes.route('/', sectionOrderRoutes(services))
  routes.route('/', sectionRoutes(services))
  routes.route('/', serviceRoutes(services))
  routes.route('/', scheduleRoutes(services))
  routes.route('/', dayOffRoutes(services))

  function viewerOf(context: Context<Env>, place: Partial<Coordinates>): Viewer {
    return { userId: context.get('signedIn')?.user.uid, place: wholePlace(place), now: now() }
  }

  return routes
}

function wholePlace({ latitude, longitude }: Partial<Coordinates>): Coordinates | undefined {
  if (latitude === undefined && longitude === undefined) return undefined
  if (latitude === undefined) throw badInput({ latitude: 'value_invalid' })
  if (longitude === undefined) throw badInput({ longitude: 'value_invalid' })
  return { latitude, longitude }
}
