import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { reviewsPerPage, type Review, type ReviewPage } from '@/domain/review'
import { reviewAnswerSchema, reviewSchema } from '@/domain/reviewSchema'
import { findAppointment } from '../db/appointments'
import type { Db } from '../db/openDatabase'
import {
  answerReview,
  countStars,
  findReview,
  insertReview,
  listReviews,
  reviewedServices,
} from '../db/reviews'
import { inSnapshot } from '../db/inSnapshot'
import { inTransaction } from '../db/inTransaction'
import { salonLock, userLock } from '../db/locks'
import { ApiFailure, notFound } from '../kernel/ApiFailure'
import { answer, keepAnswerWith } from '../http/answer'
import type { AppContext } from '../AppContext'
import type { Env } from '../http/env'
import { keyedWrite } from '../http/keyedWrite'
import { readBody, readQuery } from '../http/readInput'
import { requireUser } from '../http/session'
import { readReviewCursor, reviewPageOf, reviewQuery } from './reviews/reviewQuery'
import { writeAnswerNotification, writeReviewNotification } from '../notifications/reviewNotifications'
import { showNotification } from '../notifications/sendNotification'

/** Clients' reviews and owners' answers, with full paths because they belong to three resources. */
export function reviewRoutes(app: AppContext): Hono<Env> {
  const { db, now } = app
  const routes = new Hono<Env>()

  routes.get('/salons/:salonId/reviews', async context => {
    const salonId = context.req.param('salonId')
    const { cursor, order, ...filter } = await readQuery(context, reviewQuery)
    const after = readReviewCursor(cursor, order)
    const page = await inSnapshot(db, async (snapshot): Promise<ReviewPage> => {
      const salon = await snapshot
        .selectFrom('salons')
        .select(['rating_sum', 'rating_count'])
        .where('id', '=', salonId)
        .executeTakeFirst()
      if (!salon) throw notFound()
      const found = await listReviews(snapshot, salonId, { ...filter, order, after }, reviewsPerPage + 1)
      const { items: reviews, next } = reviewPageOf(found, reviewsPerPage, order)
      return {
        reviews,
        total: salon.rating_count,
        rating: salon.rating_count === 0 ? null : salon.rating_sum / salon.rating_count,
        counts: await countStars(snapshot, salonId),
        services: await reviewedServices(snapshot, salonId),
        next,
      }
    })
    return answer(context, page)
  })

  routes.post('/appointments/:id/review', keyedWrite(app), async context => {
    const { uid } = requireUser(context)
    const appointment = await findAppointment(db, context.req.param('id'))
    if (appointment?.client_id !== uid) throw notFound()
    const { stars, text } = await readBody(context, reviewSchema)
    const { id: appointmentId, salon_id, salon_name, status, ends_at } = appointment
    const tookPlace = (status === 'confirmed' || status === 'done') && ends_at <= now()
    if (!tookPlace || salon_name === null) {
      throw new ApiFailure('not_reviewable', 'An appointment can be reviewed once it has taken place.')
    }
    const id = randomUUID()
    const { written, notification } = await inTransaction(db, [salonLock(salon_id)], async transaction => {
      const at = now()
      const isFirst = await insertReview(transaction, {
        id,
        appointment_id: appointmentId,
        salon_id,
        author_id: uid,
        stars,
        text,
        created_at: at,
        answer: null,
        answered_at: null,
      })
      if (!isFirst) throw new ApiFailure('already_reviewed', 'You have reviewed this appointment already.')
      const review = await reread(transaction, id)
      await keepAnswerWith(context, transaction, review)
      return {
        written: review,
        notification: await writeReviewNotification(transaction, appointment, stars, at),
      }
    })
    if (notification) await showNotification(app, notification)
    return answer(context, written)
  })

  routes.put('/reviews/:id/answer', async context => {
    const { uid } = requireUser(context)
    const id = context.req.param('id')
    const { answer: text } = await readBody(context, reviewAnswerSchema)
    const notification = await inTransaction(db, [userLock(uid)], async transaction => {
      const at = now()
      const answered = await answerReview(transaction, { id, ownerId: uid, answer: text }, at)
      if (!answered) throw notFound()
      const { appointmentId, isFirst } = answered
      const appointment = appointmentId ? await findAppointment(transaction, appointmentId) : undefined
      // An edited answer causes no second notification.
      return appointment && isFirst ? writeAnswerNotification(transaction, appointment, at) : undefined
    })
    if (notification) await showNotification(app, notification)
    return answer(context, await reread(db, id))
  })

  async function reread(from: Db, id: string): Promise<Review> {
    const review = await findReview(from, id)
    if (!review) throw notFound()
    return review
  }

  return routes
}
