import { Hono, type Context } from 'hono'
import { etag } from 'hono/etag'
import { findAppointment } from '../db/appointments'
import { listForClient, listForOwner, listForStaff } from '../db/calendarFeed'
import { markKeyUsed } from '../db/keys'
import { withStaffLogin } from '../db/staffLogins'
import { findLanguage, toUser } from '../db/users'
import { writeCalendar, type CalendarEvent } from '../exports/calendar'
import { findHolder } from '../http/accessKey'
import { ApiFailure, notFound } from '../kernel/ApiFailure'
import type { AppContext } from '../AppContext'
import type { Env } from '../http/env'
import type { RateLimits } from '../http/rateLimits'
import { readSession, requireUser } from '../http/session'
import { mailLanguage } from '../kernel/language'
import { maySee, seesForSalon, viewOf } from '../booking/mayChange'
import { calendarNames, clientsEvent, ownersEvent } from '../exports/appointmentEvents'

const keptDays = 90
const day = 24 * 60 * 60 * 1000

/**
 * Appointments for calendar programs, which can send neither `x-api-key` nor a cookie. The download needs only the
 * session, so that a plain link works; the feed needs an access key in its address. `lang` in
 * either address is the language of the page that showed it.
 */
export function calendarRoutes(app: AppContext, limits: RateLimits): Hono<Env> {
  const { db, now, config } = app
  const routes = new Hono<Env>()

  routes.get('/appointments/:id/calendar.ics', etag(), readSession(app), async context => {
    const user = requireUser(context)
    const appointment = await findAppointment(db, context.req.param('id'))
    if (!appointment || !maySee(user, appointment)) throw notFound()
    const language = mailLanguage(context.req.query('lang') ?? context.req.header('accept-language'))
    const event = seesForSalon(user, appointment)
      ? ownersEvent(appointment, language, config.publicUrl, viewOf(user))
      : clientsEvent(appointment, language, config.publicUrl)
    context.header('Content-Disposition', 'attachment; filename="appointment.ics"')
    return answerCalendar(context, calendarNames[language], [event])
  })

  routes.get('/calendar/:file{.+\\.ics}', etag(), async context => {
    const key = context.req.param('file').slice(0, -'.ics'.length)
    const holder = await findHolder(context, app, limits, key)
    const user = holder && (await withStaffLogin(db, toUser(holder)))
    if (!user) throw new ApiFailure('link_dead', 'This address is wrong, or its key was revoked.')
    const { id, key_id, scope } = holder
    await markKeyUsed(db, key_id, now())
    const shown = context.req.query('lang')
    const language = shown ? mailLanguage(shown) : await findLanguage(db, id)
    const since = now() - keptDays * day
    if (scope === 'calendar' && !user.staff) {
      const own = await listForClient(db, id, since)
      const events = own.map(appointment => clientsEvent(appointment, language, config.publicUrl))
      return answerCalendar(context, calendarNames[language], events)
    }
    const { staff } = user
    const served = staff ? await listForStaff(db, staff, since) : await listForOwner(db, id, since)
    const view = viewOf(user)
    const events = served.map(appointment => ownersEvent(appointment, language, config.publicUrl, view))
    return answerCalendar(context, calendarNames[language], events)
  })

  return routes
}

function answerCalendar(context: Context<Env>, name: string, events: readonly CalendarEvent[]) {
  context.header('Content-Type', 'text/calendar; charset=utf-8')
  return context.body(writeCalendar(name, events))
}
