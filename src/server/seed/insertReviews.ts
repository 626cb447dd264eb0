import type { Db } from '../db/openDatabase'
import type { ReviewRow } from '../db/schema/salons'
import { insertRows } from './insertRows'

/** Inserts the reviews and updates the sums of each salon. */
export async function insertReviews(db: Db, reviews: readonly ReviewRow[]): Promise<void> {
  await insertRows(db, 'reviews', reviews)
  await db
    .updateTable('salons')
    .set(salon => ({
      rating_sum: salon.fn.coalesce(
        salon
          .selectFrom('reviews')
          .select(review => review.fn.sum<number>('stars').as('sum'))
          .whereRef('reviews.salon_id', '=', 'salons.id'),
        salon.lit(0),
      ),
      rating_count: salon
        .selectFrom('reviews')
        .select(review => review.fn.countAll<number>().as('count'))
        .whereRef('reviews.salon_id', '=', 'salons.id'),
    }))
    .execute()
}
