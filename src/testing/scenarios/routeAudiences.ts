import type { StaffRight } from '@/domain/staffRights'

/** Who a call is for: everybody, whoever is signed in, the salon's owner, its owner and staff, or those with a right. */
export type Audience =
  'everybody' | 'accounts' | 'clients' | 'owner' | 'team' | StaffRight | 'changers' | 'managers' | 'offTakers'

const lines = (text: string, to: Audience): [string, Audience][] =>
  text
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean)
    .map(line => [line, to])

/** Every call of the server, by the name of its route. */
export const audienceOf = new Map<string, Audience>([
  ...lines(
    `GET /api/health
    GET /api/health/ready
    GET /api/calendar/:file{.+\\.ics}
    POST /api/payments/webhook
    GET /api/payments/return/:name
    POST /api/users/login
    POST /api/users/logout
    POST /api/users/join
    POST /api/users/forgot-password
    POST /api/users/reset-password
    DELETE /api/users/deleteUserByPhoneEmail
    GET /api/salons
    GET /api/salons/suggestions
    GET /api/salons/:address
    GET /api/salons/:salonId/staff
    GET /api/salons/:salonId/promotions
    GET /api/salons/:salonId/slots
    GET /api/salons/:salonId/days
    GET /api/salons/:salonId/posters
    GET /api/salons/:salonId/reviews
    POST /api/contact
    POST /api/contact/session
    GET /api/promotions
    GET /api/time-zones
    GET /api/plans`,
    'everybody',
  ),
  ...lines(
    `GET /api/live
    GET /api/users/me
    GET /api/users/sessions
    DELETE /api/users/sessions
    GET /api/notifications
    POST /api/notifications/read-all
    GET /api/notification-settings
    PUT /api/notification-settings
    GET /api/keys
    POST /api/keys
    POST /api/keys/:id/rotate
    DELETE /api/keys/:id`,
    'accounts',
  ),
  ...lines(
    `POST /api/users/new-account-send-verification-code
    POST /api/users/verify-new-account-code
    GET /api/users/check-existing-user
    POST /api/users/add
    PUT /api/users/edit-user/:uid
    GET /api/appointments/customer/id/:uid
    GET /api/appointments/next/id/:uid
    GET /api/appointments/last/id/:uid
    POST /api/appointments
    GET /api/favorites/:uid
    PUT /api/favorites/:uid/:salonId
    DELETE /api/favorites/:uid/:salonId
    GET /api/payments/customer/:uid
    GET /api/cards/entry
    POST /api/cards/pages
    GET /api/cards/:id
    GET /api/users/me/data
    GET /api/waitlist
    POST /api/waitlist
    DELETE /api/waitlist/:id
    POST /api/coupons/check
    GET /api/invoices
    POST /api/subscriptions
    POST /api/subscriptions/confirm
    GET /api/subscriptions/mine
    PUT /api/subscriptions/mine/auto-renew
    PUT /api/subscriptions/mine/payment-method
    POST /api/appointments/:id/pay
    POST /api/appointments/:id/pay/confirm
    POST /api/appointments/:id/pay/look-up
    POST /api/appointments/:id/review`,
    'clients',
  ),
  ...lines(
    `GET /api/salons/:salonId/profile
    PUT /api/salons/:salonId
    PUT /api/salons/:salonId/position
    PUT /api/salons/:salonId/photo
    GET /api/salons/:salonId/exports/:file
    PUT /api/reviews/:id/answer`,
    'owner',
  ),
  ...lines(
    `GET /api/appointments/:id/calendar.ics
    GET /api/salons/mine
    GET /api/appointments/salon/:salonId
    GET /api/appointments/:id
    GET /api/salons/:salonId/clients
    GET /api/appointments/:id/client
    GET /api/appointments/:id/client/appointments`,
    'team',
  ),
  ...lines(
    `POST /api/appointments/:id/reschedule
    POST /api/appointments/:id/move
    POST /api/appointments/:id/cancel
    POST /api/appointments/:id/decline
    POST /api/appointments/:id/confirm
    POST /api/appointments/confirm
    POST /api/appointments/walk-in
    POST /api/appointments/:id/done
    POST /api/appointments/:id/no-show
    POST /api/appointments/:id/declined/take-back
    POST /api/appointments/:id/done/take-back
    POST /api/appointments/:id/no_show/take-back
    PUT /api/appointments/:id/client/notes
    PUT /api/appointments/:id/formula`,
    'changers',
  ),
  ...lines(
    `PUT /api/appointments/:id/client/block
    DELETE /api/appointments/:id/client/block
    POST /api/appointments/:id/client/merge`,
    'change_all',
  ),
  ...lines(
    `GET /api/salons/:salonId/overview
    POST /api/appointments/:id/paid
    POST /api/appointments/:id/paid/take-back`,
    'see_takings',
  ),
  ...lines('POST /api/salons/:salonId/images', 'managers'),
  ...lines(
    `PUT /api/salons/:salonId/sections/order
    PUT /api/salons/:salonId/sections/:sectionId/services/order
    PUT /api/salons/:salonId/week
    POST /api/salons/:salonId/sections
    PUT /api/salons/:salonId/sections/:sectionId
    DELETE /api/salons/:salonId/sections/:sectionId
    POST /api/salons/:salonId/menu
    POST /api/salons/:salonId/services
    PUT /api/salons/:salonId/services/:serviceId
    DELETE /api/salons/:salonId/services/:serviceId
    PUT /api/salons/:salonId/sections/:sectionId/schedule
    GET /api/salons/:salonId/public-holidays
    POST /api/salons/:salonId/days-off
    DELETE /api/salons/:salonId/days-off/:dayOffId
    GET /api/salons/:salonId/seasons
    POST /api/salons/:salonId/seasons
    PUT /api/salons/:salonId/seasons/:seasonId
    DELETE /api/salons/:salonId/seasons/:seasonId
    POST /api/salons/:salonId/promotions
    PUT /api/salons/:salonId/promotions/:promotionId
    POST /api/salons/:salonId/promotions/:promotionId/end
    POST /api/salons/:salonId/gallery
    PUT /api/salons/:salonId/gallery/order
    PUT /api/salons/:salonId/gallery/:pictureId
    DELETE /api/salons/:salonId/gallery/:pictureId
    POST /api/salons/:salonId/posters
    PUT /api/salons/:salonId/posters/:posterId
    DELETE /api/salons/:salonId/posters/:posterId`,
    'manage_services',
  ),
  ...lines(
    `GET /api/salons/:salonId/audit
    GET /api/salons/:salonId/team
    POST /api/salons/:salonId/team
    PUT /api/salons/:salonId/team/order
    PUT /api/salons/:salonId/team/:staffId
    PUT /api/salons/:salonId/team/:staffId/photo
    DELETE /api/salons/:salonId/team/:staffId
    POST /api/salons/:salonId/team/:staffId/login
    PUT /api/salons/:salonId/team/:staffId/login
    DELETE /api/salons/:salonId/team/:staffId/login`,
    'manage_team',
  ),
  ...lines(
    `POST /api/salons/:salonId/team/:staffId/time-off
    PUT /api/salons/:salonId/time-off/:timeOffId
    DELETE /api/salons/:salonId/time-off/:timeOffId`,
    'offTakers',
  ),
  // Who signs them off is in the body or the id, which come first.
  ...lines(
    `PUT /api/users/change-password
    POST /api/contact/:ticketNumber/session
    POST /api/notifications/:id/read
    DELETE /api/users/sessions/:id`,
    'everybody',
  ),
])
