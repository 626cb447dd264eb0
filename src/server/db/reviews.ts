import { sql, type SqlBool } from 'kysely'
import {
  shortName,
  starChoices,
  type Review,
  type ReviewedService,
  type ReviewFilter,
  type Stars,
} from '@/domain/review'
import type { Instant } from '@/domain/zonedTime'
import { isBefore, type Cursor } from './position'
import { insertNew } from './insertNew'
import type { Db } from './openDatabase'
import { renewRevision } from './salonRevision'
import type { ReviewRow } from './schema/salons'

const reviews = (db: Db) =>
  db
    .selectFrom('reviews')
    .leftJoin('users', 'users.id', 'reviews.author_id')
    .leftJoin('appointments', 'appointments.id', 'reviews.appointment_id')
    .leftJoin('staff', 'staff.id', 'appointments.staff_id')
    .selectAll('reviews')
    .select([
      'users.name as author_name',
      'appointments.service_name',
      'appointments.service_name_ar',
      'staff.name as staff_name',
      'staff.name_ar as staff_name_ar',
    ])

type ReviewWithNames = Awaited<ReturnType<ReturnType<typeof reviews>['execute']>>[number]

const toReview = (row: ReviewWithNames): Review => ({
  id: row.id,
  stars: row.stars,
  text: row.text,
  createdAt: row.created_at,
  author: row.author_name === null ? null : shortName(row.author_name),
  serviceName: row.service_name,
  serviceNameAr: row.service_name_ar,
  staffName: row.staff_name,
  staffNameAr: row.staff_name_ar,
  answer: row.answer,
  answeredAt: row.answered_at,
})

/** Adds a review and its stars to the salon's sums. False when the appointment already has one. Needs a transaction. */
export async function insertReview(db: Db, row: ReviewRow): Promise<boolean> {
  if (!(await insertNew(db, 'reviews', row))) return false
  await db
    .updateTable('salons')
    .set(expression => ({
      rating_sum: expression('rating_sum', '+', row.stars),
      rating_count: expression('rating_count', '+', 1),
    }))
    .where('id', '=', row.salon_id)
    .execute()
  await renewRevision(db, row.salon_id)
  return true
}

export async function findReview(db: Db, id: string): Promise<Review | undefined> {
  const row = await reviews(db).where('reviews.id', '=', id).executeTakeFirst()
  return row && toReview(row)
}

/** A salon's reviews: up to `limit` of those that come after the cursor. Where the highest come first, it has stars. */
export async function listReviews(
  db: Db,
  salonId: string,
  { stars, staffId, serviceId, order, after }: ReviewFilter & { after: ReviewCursor | undefined },
  limit: number,
): Promise<Review[]> {
  let listing = reviews(db).where('reviews.salon_id', '=', salonId)
  if (stars !== undefined) listing = listing.where('reviews.stars', '=', stars)
  if (staffId !== undefined) listing = listing.where('appointments.staff_id', '=', staffId)
  if (serviceId !== undefined) listing = listing.where(isOfService(serviceId))
  if (order === 'highest') listing = listing.orderBy('reviews.stars', 'desc')
  if (after) listing = listing.where(after.stars === undefined ? isBefore('reviews', after) : isLower(after))
  const rows = await listing
    .orderBy('reviews.created_at', 'desc')
    .orderBy('reviews.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(toReview)
}

/** Whether the review's appointment had the service. Several services of an appointment have a row each. */
const isOfService = (serviceId: string) => sql<SqlBool>`(appointments.service_id = ${serviceId} or exists (
  select 1 from appointment_services
  where appointment_services.appointment_id = appointments.id
    and appointment_services.service_id = ${serviceId}
))`

export const reviewedServices = (db: Db, salonId: string): Promise<ReviewedService[]> =>
  db
    .selectFrom('services')
    .innerJoin('sections', 'sections.id', 'services.section_id')
    .select(['services.id', 'services.name', 'services.name_ar as nameAr'])
    .where('services.salon_id', '=', salonId)
    .where('services.id', 'in', services =>
      services
        .selectFrom('reviews')
        .innerJoin('appointments', 'appointments.id', 'reviews.appointment_id')
        .leftJoin('appointment_services', 'appointment_services.appointment_id', 'appointments.id')
        .select(({ fn }) => [
          fn.coalesce('appointment_services.service_id', 'appointments.service_id').as('service_id'),
        ])
        .where('reviews.salon_id', '=', salonId),
    )
    .orderBy('sections.position')
    .orderBy('sections.id')
    .orderBy('services.position')
    .orderBy('services.id')
    .execute()

export interface ReviewCursor extends Cursor {
  stars?: number
}

const isLower = ({ stars, createdAt, id }: ReviewCursor) =>
  sql<SqlBool>`(reviews.stars, reviews.created_at, reviews.id) < (${stars}, ${createdAt}, ${id})`

/** Of the staff whose appointments have reviews. */
export async function ratingsOfStaff(
  db: Db,
  salonId: string,
): Promise<ReadonlyMap<string, { rating: number; reviewCount: number }>> {
  const rows = await db
    .selectFrom('reviews')
    .innerJoin('appointments', 'appointments.id', 'reviews.appointment_id')
    .select(({ fn }) => [
      'appointments.staff_id',
      fn.sum<number>('reviews.stars').as('stars'),
      fn.countAll<number>().as('count'),
    ])
    .where('reviews.salon_id', '=', salonId)
    .groupBy('appointments.staff_id')
    .execute()
  return new Map(
    rows.map(({ staff_id, stars, count }) => [staff_id, { rating: stars / count, reviewCount: count }]),
  )
}

export async function countStars(db: Db, salonId: string): Promise<Record<Stars, number>> {
  const rows = await db
    .selectFrom('reviews')
    .select(['stars', ({ fn }) => fn.countAll<number>().as('count')])
    .where('salon_id', '=', salonId)
    .groupBy('stars')
    .execute()
  const countOf = (stars: Stars) => rows.find(row => row.stars === stars)?.count ?? 0
  return Object.fromEntries(starChoices.map(stars => [stars, countOf(stars)])) as Record<Stars, number>
}

/**
 * Sets or replaces the owner's answer to a review of their own salon; undefined for any other review. Needs a
 * transaction.
 */
export async function answerReview(
  db: Db,
  { id, ownerId, answer }: { id: string; ownerId: string; answer: string },
  now: Instant,
): Promise<{ appointmentId: string | null; isFirst: boolean } | undefined> {
  const review = await db
    .selectFrom('reviews')
    .innerJoin('salons', 'salons.id', 'reviews.salon_id')
    .select(['reviews.appointment_id', 'reviews.salon_id', 'reviews.answered_at'])
    .where('reviews.id', '=', id)
    .where('salons.owner_id', '=', ownerId)
    .executeTakeFirst()
  if (!review) return undefined
  await db.updateTable('reviews').set({ answer, answered_at: now }).where('id', '=', id).execute()
  await renewRevision(db, review.salon_id)
  return { appointmentId: review.appointment_id, isFirst: review.answered_at === null }
}
