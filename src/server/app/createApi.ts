import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { except } from 'hono/combine'
import { noticeAppointments } from '../notifications/noticeAppointments'
import { appointmentRoutes } from '../routes/appointments'
import { diaryRoutes } from '../routes/appointments/diary'
import { payRoutes } from '../routes/appointments/pay'
import { calendarRoutes } from '../routes/calendar'
import { cardRoutes } from '../routes/cards'
import { contactRoutes } from '../routes/contact'
import { exportRoutes } from '../routes/exports'
import { favoriteRoutes } from '../routes/favorites'
import { healthRoutes } from '../routes/health'
import { keyRoutes } from '../routes/keys'
import { liveRoutes } from '../routes/live'
import { noticeRoutes } from '../routes/notices'
import { offerRoutes } from '../routes/offers'
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
import { uploadPath, uploadRoutes } from '../routes/uploads'
import { userRoutes } from '../routes/users'
import { waitlistRoutes } from '../routes/waitlist'
import { followGateway } from '../charges/followGateway'
import { purposes } from '../purposes'
import { bearsAccessKey, readAccessKey } from '../http/accessKey'
import { ApiFailure, notFound } from '../kernel/ApiFailure'
import { requireApiKey } from '../http/apiKey'
import type { AppContext } from '../AppContext'
import type { Env } from '../http/env'
import { answerFailure } from './failures'
import { serveOutbox } from './serveOutbox'
import { refuseNul } from './refuseNul'
import { logRequests } from './requestLog'
import { readSession } from '../http/session'

const largestBody = 64 * 1024

/** The API under `/api`, without the page: what tests and the development server mount. */
export function createApi(services: AppContext): Hono<Env> {
  services.events.follow(noticeAppointments(services))
  followGateway(services, purposes)
  const api = new Hono<Env>()
  api.use(logRequests(services))
  api.use(refuseNul)
  api.use(serveOutbox(services))
  api.route('/api/health', healthRoutes(services))
  api.route('/api/live', liveRoutes(services))
  api.route('/api', calendarRoutes(services))
  const limitBody = bodyLimit({
    maxSize: largestBody,
    onError: () => {
      throw new ApiFailure('too_large', 'This request is too large.')
    },
  })
  api.use(except(uploadPath, limitBody))
  api.route('/api/payments', paymentProviderRoutes(services))
  api.use(except(bearsAccessKey, requireApiKey(services), readSession(services)))
  api.use(readAccessKey(services))
  api.route('/api/users', userRoutes(services))
  api.route('/api/salons', salonRoutes(services))
  api.route('/api/salons', slotRoutes(services))
  api.route('/api/salons', salonProfileRoutes(services))
  api.route('/api/salons', uploadRoutes(services))
  api.route('/api/salons', posterRoutes(services))
  api.route('/api/salons', teamRoutes(services))
  api.route('/api/salons', takingsRoutes(services))
  api.route('/api/salons', exportRoutes(services))
  api.route('/api/appointments', appointmentRoutes(services))
  api.route('/api/appointments', diaryRoutes(services))
  api.route('/api/appointments', payRoutes(services))
  api.route('/api/favorites', favoriteRoutes(services))
  api.route('/api/contact', contactRoutes(services))
  api.route('/api/payments', paymentRoutes(services))
  api.route('/api/cards', cardRoutes(services))
  api.route('/api/keys', keyRoutes(services))
  api.route('/api/notices', noticeRoutes(services))
  api.route('/api/offers', offerRoutes(services))
  api.route('/api/waitlist', waitlistRoutes(services))
  api.route('/api', reviewRoutes(services))
  api.route('/api', subscriptionRoutes(services))
  api.notFound(() => {
    throw notFound()
  })
  api.onError(answerFailure(services))
  return api
}
