import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import {
  reviewAnswerSchema,
  reviewSchema,
  reviewsPerPage,
  type Review,
  type ReviewPage,
} from '@/domain/review'
import { findAppointment } from '../db/appointments'
import { pageOf, readCursor } from '../db/cursor'
import { answerReview, countStars, findReview, insertReview, listReviews } from '../db/reviews'
import { ApiFailure, notFound } from '../http/ApiFailure'
import { answer } from '../http/answer'
import type { Env, Services } from '../http/context'
import { keyedWrite } from '../http/keyedWrite'
import { readBody } from '../http/readInput'
import { requireUser } from '../http/session'
import { noticeAnswer, noticeReview } from '../notices/noticeReviews'

/** What clients say of their visits and owners of that, by full addresses: they lie under three resources. */
export function reviewRoutes(services: Services): Hono<Env> {
  const { db, now } = services
  const routes = new Hono<Env>()

  routes.get('/salons/:salonId/reviews', async context => {
    const salonId = context.req.param('salonId')
    const salon = await db
      .selectFrom('salons')
      .select(['rating_sum', 'rating_count'])
      .where('id', '=', salonId)
      .executeTakeFirst()
    if (!salon) throw notFound()
    const place = readCursor(context.req.query('cursor'))
    const found = await listReviews(db, salonId, place, reviewsPerPage + 1)
    const { items: reviews, next } = pageOf(found, reviewsPerPage)
    return answer<ReviewPage>(context, {
      reviews,
      total: salon.rating_count,
      rating: salon.rating_count === 0 ? null : salon.rating_sum / salon.rating_count,
      counts: await countStars(db, salonId),
      next,
    })
  })

  routes.post('/appointments/:id/review', keyedWrite(services), async context => {
    const { uid } = requireUser(context)
    const appointment = await findAppointment(db, context.req.param('id'))
    if (appointment?.customer_id !== uid) throw notFound()
    const { stars, text } = await readBody(context, reviewSchema)
    const { id: appointmentId, salon_id, salon_name, status, ends_at } = appointment
    const tookPlace = (status === 'confirmed' || status === 'done') && ends_at <= now()
    if (!tookPlace || salon_name === null) {
      throw new ApiFailure('not_reviewable', 'A visit can be reviewed once it has taken place.')
    }
    const id = randomUUID()
    const isFirst = await insertReview(db, {
      id,
      appointment_id: appointmentId,
      salon_id,
      author_id: uid,
      stars,
      text,
      created_at: now(),
      answer: null,
      answered_at: null,
    })
    if (!isFirst) throw new ApiFailure('already_reviewed', 'You have reviewed this visit already.')
    await noticeReview(services, appointment, stars)
    return answer(context, await reread(id), 201)
  })

  routes.put('/reviews/:id/answer', async context => {
    const { uid } = requireUser(context)
    const id = context.req.param('id')
    const { answer: text } = await readBody(context, reviewAnswerSchema)
    if (!(await answerReview(db, { id, ownerId: uid, answer: text }, now()))) throw notFound()
    await tellAuthor(id)
    return answer(context, await reread(id))
  })

  async function tellAuthor(id: string): Promise<void> {
    const { appointment_id } = await db
      .selectFrom('reviews')
      .select('appointment_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const appointment = appointment_id === null ? undefined : await findAppointment(db, appointment_id)
    if (appointment) await noticeAnswer(services, appointment)
  }

  async function reread(id: string): Promise<Review> {
    const review = await findReview(db, id)
    if (!review) throw notFound()
    return review
  }

  return routes
}
