import { Hono } from 'hono'
import { except } from 'hono/combine'
import { notifyOfAppointments } from '../notifications/notifyOfAppointments'
import { appointmentRoutes } from '../routes/appointments'
import { confirmRoutes } from '../routes/appointments/confirm'
import { diaryRoutes } from '../routes/appointments/diary'
import { payRoutes } from '../routes/appointments/pay'
import { calendarRoutes } from '../routes/calendar'
import { cardRoutes } from '../routes/cards'
import { attachedSessionRoutes } from '../routes/attachedSessions'
import { clientRoutes } from '../routes/clients'
import { contactRoutes } from '../routes/contact'
import { exportRoutes } from '../routes/exports'
import { favoriteRoutes } from '../routes/favorites'
import { healthRoutes } from '../routes/health'
import { keyRoutes } from '../routes/keys'
import { liveRoutes } from '../routes/live'
import { notificationRoutes } from '../routes/notifications'
import { notificationSettingsRoutes } from '../routes/notificationSettings'
import { promotionRoutes } from '../routes/promotions'
import { paymentProviderRoutes } from '../routes/paymentProvider'
import { paymentRoutes } from '../routes/payments'
import { posterRoutes } from '../routes/posters'
import { reviewRoutes } from '../routes/reviews'
import { salonProfileRoutes } from '../routes/salonProfile'
import { salonRoutes } from '../routes/salons'
import { slotRoutes } from '../routes/slots'
import { subscriptionRoutes } from '../routes/subscriptions'
import { takingsRoutes } from '../routes/takings'
import { teamRoutes } from '../routes/team'
import { staffLoginRoutes } from '../routes/team/logins'
import { teamOrderRoutes } from '../routes/team/order'
import { timeOffRoutes } from '../routes/team/timeOff'
import { timeZoneRoutes } from '../routes/timeZones'
import { uploadRoutes } from '../routes/uploads'
import { userRoutes } from '../routes/users'
import { waitlistRoutes } from '../routes/waitlist'
import { subscribeToGateway } from '../charges/subscribeToGateway'
import { purposes } from '../purposes'
import { bearsAccessKey, readAccessKey } from '../http/accessKey'
import { notFound } from '../kernel/ApiFailure'
import { requireApiKey } from '../http/apiKey'
import { createRateLimits } from '../http/rateLimits'
import type { AppContext } from '../AppContext'
import type { Env } from '../http/env'
import { checkAddress } from './checkAddress'
import { answerFailure } from './failures'
import { dateAnswers } from './dateAnswers'
import { keepAnswersPrivate } from './privateAnswers'
import { limitBody } from './limitBody'
import { serveOutbox } from './serveOutbox'
import { logRequests } from './requestLog'
import { readSession } from '../http/session'
import { judgeStaff } from '../http/staffRoutes'

/** The API under `/api` without the page, as tests and the development server mount it. */
export function createApi(app: AppContext, limits = createRateLimits(app.db)): Hono<Env> {
  app.events.subscribe(notifyOfAppointments(app))
  subscribeToGateway(app, purposes)
  app.events.subscribe(({ type }) => {
    if (type === 'appointmentBooked') app.metrics.appointmentBooked()
  })
  const api = new Hono<Env>()
  api.use(logRequests(app))
  api.use(dateAnswers(app))
  api.use(keepAnswersPrivate)
  api.use(checkAddress)
  api.use(serveOutbox(app))
  api.route('/api/health', healthRoutes(app))
  api.route('/api/live', liveRoutes(app))
  api.route('/api', calendarRoutes(app, limits))
  api.use(limitBody)
  api.route('/api/payments', paymentProviderRoutes(app))
  api.use(except(bearsAccessKey, requireApiKey(app), readSession(app)))
  api.use(readAccessKey(app, limits))
  api.use(judgeStaff)
  api.route('/api/users', userRoutes(app, limits))
  api.route('/api/salons', salonRoutes(app))
  api.route('/api/salons', slotRoutes(app))
  api.route('/api/salons', salonProfileRoutes(app))
  api.route('/api/salons', uploadRoutes(app))
  api.route('/api/salons', posterRoutes(app))
  api.route('/api/salons', teamOrderRoutes(app))
  api.route('/api/salons', teamRoutes(app))
  api.route('/api/salons', timeOffRoutes(app))
  api.route('/api/salons', staffLoginRoutes(app, limits))
  api.route('/api/salons', takingsRoutes(app))
  api.route('/api/salons', exportRoutes(app))
  api.route('/api/appointments', appointmentRoutes(app))
  api.route('/api/appointments', confirmRoutes(app))
  api.route('/api/appointments', diaryRoutes(app))
  api.route('/api/appointments', payRoutes(app))
  api.route('/api/favorites', favoriteRoutes(app))
  api.route('/api/contact', contactRoutes(app, limits))
  api.route('/api/contact', attachedSessionRoutes(app, limits))
  api.route('/api/payments', paymentRoutes(app))
  api.route('/api/cards', cardRoutes(app, limits))
  api.route('/api/keys', keyRoutes(app))
  api.route('/api/notifications', notificationRoutes(app))
  api.route('/api/notification-settings', notificationSettingsRoutes(app))
  api.route('/api/promotions', promotionRoutes(app))
  api.route('/api/time-zones', timeZoneRoutes(app))
  api.route('/api/waitlist', waitlistRoutes(app))
  api.route('/api', clientRoutes(app, limits))
  api.route('/api', reviewRoutes(app))
  api.route('/api', subscriptionRoutes(app, limits))
  api.notFound(() => {
    throw notFound()
  })
  api.onError(answerFailure(app))
  return api
}
