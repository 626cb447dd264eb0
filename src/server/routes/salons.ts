import { Hono, type Context } from 'hono'
import type { Coordinates } from '@/domain/geography/distance'
import type { Salon } from '@/domain/salon'
import { inSnapshot } from '../db/inSnapshot'
import type { Viewer } from '../db/salonCards'
import { findSalon, findSalonOfTeam } from '../db/salons'
import { findSalonAt } from '../db/salonSlugs'
import { searchCorrections } from '../booking/searchCorrections'
import { salonSearch } from '../booking/searchSalons'
import { searchSuggestions } from '../booking/searchSuggestions'
import { staffSummaries } from '../booking/staffSummaries'
import { onlyStaffSeen } from '../booking/mayChange'
import { isPreview } from '../booking/stranded'
import { badInput, notFound } from '../kernel/ApiFailure'
import { answer } from '../http/answer'
import type { AppContext } from '../AppContext'
import type { Env } from '../http/env'
import { readQuery } from '../http/readInput'
import { requireSalonUser } from '../http/session'
import { auditRoutes } from './salon/audit'
import { dayOffRoutes } from './salon/daysOff'
import { publicHolidayRoutes } from './salon/publicHolidays'
import { galleryRoutes } from './salon/gallery'
import { salonPromotionRoutes } from './salon/promotions'
import { scheduleRoutes } from './salon/schedule'
import { seasonRoutes } from './salon/seasons'
import { weekRoutes } from './salon/week'
import { menuRoutes } from './salon/menu'
import { menuOrderRoutes } from './salon/menuOrder'
import { sectionRoutes } from './salon/sections'
import { serviceRoutes } from './salon/services'
import { versionedSalon } from './salon/versions'
import { positionQuery, searchQuery, suggestionQuery } from './salons/searchQuery'

export function salonRoutes(app: AppContext): Hono<Env> {
  const { db, now, events } = app
  const routes = new Hono<Env>()
  const correct = searchCorrections(app)
  const searchSalons = salonSearch(app, correct)
  const suggest = searchSuggestions(app.db, correct)
  const summarizeStaff = staffSummaries(app)

  routes.get('/', async context => {
    const query = await readQuery(context, searchQuery)
    return answer(context, await searchSalons(query, viewerOf(context, query)))
  })

  routes.get('/suggestions', async context => {
    const { text } = await readQuery(context, suggestionQuery)
    return answer(context, await suggest(text))
  })

  routes.get('/mine', async context => {
    const user = requireSalonUser(context)
    const salon = await inSnapshot(db, snapshot => findSalonOfTeam(snapshot, user, viewerOf(context, {})))
    if (!salon) throw notFound()
    return answer(context, versionedSalon(withStaffSeen(salon, onlyStaffSeen(user))))
  })

  routes.get('/:address', async context => {
    const position = await readQuery(context, positionQuery)
    const salon = await inSnapshot(db, async snapshot => {
      const found = await findSalonAt(snapshot, context.req.param('address'))
      return found && findSalon(snapshot, found.id, viewerOf(context, position))
    })
    if (!salon) throw notFound()
    return answer(context, salon)
  })

  routes.get('/:salonId/staff', async context => {
    const staff = await summarizeStaff(context.req.param('salonId'))
    if (!staff) throw notFound()
    return answer(context, staff)
  })

  // Sends every change that the routes below make to whoever works with the salon.
  routes.on(['POST', 'PUT', 'DELETE'], '/:salonId/*', async (context, next) => {
    await next()
    const isDone = context.res.ok && !isPreview(context.req.query('preview'))
    if (isDone) await events.publish({ type: 'salonChanged', salonId: context.req.param('salonId') })
  })

  // Stands before the routes of one section, which would match "order" as an id.
  routes.route('/', menuOrderRoutes(app))
  routes.route('/', weekRoutes(app))
  routes.route('/', sectionRoutes(app))
  routes.route('/', menuRoutes(app))
  routes.route('/', serviceRoutes(app))
  routes.route('/', scheduleRoutes(app))
  routes.route('/', dayOffRoutes(app))
  routes.route('/', publicHolidayRoutes(app))
  routes.route('/', seasonRoutes(app))
  routes.route('/', salonPromotionRoutes(app))
  routes.route('/', galleryRoutes(app))
  routes.route('/', auditRoutes(app))

  function viewerOf(context: Context<Env>, position: Partial<Coordinates>): Viewer {
    return { userId: context.get('signedIn')?.user.uid, position: wholePosition(position), now: now() }
  }

  return routes
}

/** The salon as it is for whoever sees one staff member's calendar only. */
function withStaffSeen(salon: Salon, staffId: string | null): Salon {
  if (staffId === null) return salon
  const { staff, timeOff = [], seats = staff.length } = salon
  const isSeated = staff.slice(0, seats).some(({ id }) => id === staffId)
  return {
    ...salon,
    staff: staff.filter(({ id }) => id === staffId),
    timeOff: timeOff.filter(off => off.staffId === staffId),
    seats: isSeated ? 1 : 0,
  }
}

function wholePosition({ latitude, longitude }: Partial<Coordinates>): Coordinates | undefined {
  if (latitude === undefined && longitude === undefined) return undefined
  if (latitude === undefined) throw badInput({ latitude: 'value_invalid' })
  if (longitude === undefined) throw badInput({ longitude: 'value_invalid' })
  return { latitude, longitude }
}
