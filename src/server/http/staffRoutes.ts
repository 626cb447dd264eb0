import type { MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import { hasRight, type StaffRight } from '@/domain/staffRights'
import { forbidden } from '../kernel/ApiFailure'
import type { Env } from './env'

/** One of several rights is enough. */
type Needed = 'any' | StaffRight | readonly StaffRight[]

const changes = ['change_own', 'change_all'] as const
/** Without the second only their own. */
const timeOff = ['change_own', 'manage_team'] as const
const manages = ['manage_services', 'manage_team'] as const

/**
 * The calls that the login of a staff member may make, with the right that each needs. A call that is not listed is the
 * owner's or a client's. The routes themselves judge whose appointment or salon it is.
 */
export const staffRoutes: Readonly<Record<string, Needed>> = {
  'POST /api/users/login': 'any',
  'POST /api/users/logout': 'any',
  'POST /api/users/join': 'any',
  'GET /api/users/me': 'any',
  'GET /api/users/sessions': 'any',
  'DELETE /api/users/sessions': 'any',
  'DELETE /api/users/sessions/:id': 'any',
  'PUT /api/users/change-password': 'any',
  'POST /api/users/forgot-password': 'any',
  'POST /api/users/reset-password': 'any',
  'DELETE /api/users/deleteUserByPhoneEmail': 'any',
  'GET /api/notifications': 'any',
  'POST /api/notifications/read-all': 'any',
  'POST /api/notifications/:id/read': 'any',
  'GET /api/notification-settings': 'any',
  'PUT /api/notification-settings': 'any',
  'GET /api/keys': 'any',
  'POST /api/keys': 'any',
  'POST /api/keys/:id/rotate': 'any',
  'DELETE /api/keys/:id': 'any',
  'POST /api/contact': 'any',
  'POST /api/contact/:ticketNumber/session': 'any',
  'POST /api/contact/session': 'any',
  'GET /api/plans': 'any',
  'GET /api/time-zones': 'any',
  'GET /api/promotions': 'any',

  'GET /api/salons': 'any',
  'GET /api/salons/suggestions': 'any',
  'GET /api/salons/mine': 'any',
  'GET /api/salons/:address': 'any',
  'GET /api/salons/:salonId/staff': 'any',
  'GET /api/salons/:salonId/slots': 'any',
  'GET /api/salons/:salonId/days': 'any',
  'GET /api/salons/:salonId/posters': 'any',
  'GET /api/salons/:salonId/promotions': 'any',
  'GET /api/salons/:salonId/reviews': 'any',

  'GET /api/appointments/salon/:salonId': 'any',
  'GET /api/appointments/:id': 'any',
  'GET /api/appointments/:id/client': 'any',
  'GET /api/appointments/:id/client/appointments': 'any',
  'GET /api/salons/:salonId/clients': 'any',
  'PUT /api/appointments/:id/client/notes': changes,
  'PUT /api/appointments/:id/formula': changes,
  'PUT /api/appointments/:id/client/block': 'change_all',
  'DELETE /api/appointments/:id/client/block': 'change_all',
  'POST /api/appointments/:id/client/merge': 'change_all',
  'POST /api/appointments/walk-in': changes,
  'POST /api/appointments/confirm': changes,
  'POST /api/appointments/:id/confirm': changes,
  'POST /api/appointments/:id/decline': changes,
  'POST /api/appointments/:id/cancel': changes,
  'POST /api/appointments/:id/reschedule': changes,
  'POST /api/appointments/:id/move': changes,
  'POST /api/appointments/:id/done': changes,
  'POST /api/appointments/:id/no-show': changes,
  'POST /api/appointments/:id/paid': 'see_takings',
  'POST /api/appointments/:id/paid/take-back': 'see_takings',
  'POST /api/appointments/:id/declined/take-back': changes,
  'POST /api/appointments/:id/done/take-back': changes,
  'POST /api/appointments/:id/no_show/take-back': changes,

  'GET /api/salons/:salonId/overview': 'see_takings',

  'POST /api/salons/:salonId/sections': 'manage_services',
  'PUT /api/salons/:salonId/sections/order': 'manage_services',
  'PUT /api/salons/:salonId/sections/:sectionId': 'manage_services',
  'DELETE /api/salons/:salonId/sections/:sectionId': 'manage_services',
  'PUT /api/salons/:salonId/sections/:sectionId/services/order': 'manage_services',
  'PUT /api/salons/:salonId/sections/:sectionId/schedule': 'manage_services',
  'PUT /api/salons/:salonId/week': 'manage_services',
  'POST /api/salons/:salonId/menu': 'manage_services',
  'POST /api/salons/:salonId/services': 'manage_services',
  'PUT /api/salons/:salonId/services/:serviceId': 'manage_services',
  'DELETE /api/salons/:salonId/services/:serviceId': 'manage_services',
  'GET /api/salons/:salonId/public-holidays': 'manage_services',
  'POST /api/salons/:salonId/days-off': 'manage_services',
  'DELETE /api/salons/:salonId/days-off/:dayOffId': 'manage_services',
  'GET /api/salons/:salonId/seasons': 'manage_services',
  'POST /api/salons/:salonId/seasons': 'manage_services',
  'PUT /api/salons/:salonId/seasons/:seasonId': 'manage_services',
  'DELETE /api/salons/:salonId/seasons/:seasonId': 'manage_services',
  'POST /api/salons/:salonId/promotions': 'manage_services',
  'PUT /api/salons/:salonId/promotions/:promotionId': 'manage_services',
  'POST /api/salons/:salonId/promotions/:promotionId/end': 'manage_services',
  'POST /api/salons/:salonId/posters': 'manage_services',
  'PUT /api/salons/:salonId/posters/:posterId': 'manage_services',
  'DELETE /api/salons/:salonId/posters/:posterId': 'manage_services',
  'POST /api/salons/:salonId/gallery': 'manage_services',
  'PUT /api/salons/:salonId/gallery/order': 'manage_services',
  'PUT /api/salons/:salonId/gallery/:pictureId': 'manage_services',
  'DELETE /api/salons/:salonId/gallery/:pictureId': 'manage_services',
  'POST /api/salons/:salonId/images': manages,

  'GET /api/salons/:salonId/audit': 'manage_team',
  'GET /api/salons/:salonId/team': 'manage_team',
  'POST /api/salons/:salonId/team': 'manage_team',
  'PUT /api/salons/:salonId/team/order': 'manage_team',
  'PUT /api/salons/:salonId/team/:staffId': 'manage_team',
  'PUT /api/salons/:salonId/team/:staffId/photo': 'manage_team',
  'DELETE /api/salons/:salonId/team/:staffId': 'manage_team',
  'POST /api/salons/:salonId/team/:staffId/login': 'manage_team',
  'PUT /api/salons/:salonId/team/:staffId/login': 'manage_team',
  'DELETE /api/salons/:salonId/team/:staffId/login': 'manage_team',
  'POST /api/salons/:salonId/team/:staffId/time-off': timeOff,
  'PUT /api/salons/:salonId/time-off/:timeOffId': timeOff,
  'DELETE /api/salons/:salonId/time-off/:timeOffId': timeOff,
}

/** A route's name in the table; undefined for a middleware. */
export const routeName = ({ method, path }: { method: string; path: string }): string | undefined =>
  method === 'ALL' || path.endsWith('*') ? undefined : `${method} ${path}`

/** 403 for the login of a staff member where it lacks the right. Whoever is no staff member passes. */
export const judgeStaff: MiddlewareHandler<Env> = async (context, next) => {
  const user = context.get('signedIn')?.user
  if (user?.role === 'staff') {
    const [name] = matchedRoutes(context).flatMap(route => routeName(route) ?? [])
    const needed = name !== undefined && Object.hasOwn(staffRoutes, name) ? staffRoutes[name] : undefined
    const isAllowed =
      needed !== undefined && (needed === 'any' || [needed].flat().some(right => hasRight(user, right)))
    // An address without a route is answered as to anybody.
    if (name !== undefined && !(user.staff && isAllowed)) throw forbidden()
  }
  await next()
}
