import { mixed, number, object, string } from 'yup'
import { reviewOrders, starChoices, type Review, type ReviewOrder, type Stars } from '@/domain/review'
import { rule } from '@/domain/rules'
import type { ReviewCursor } from '../../db/reviews'
import { pageOf, readCursor } from '../../http/cursor'
import { badInput } from '../../kernel/ApiFailure'

const invalid = rule('value_invalid')
const longestId = 64

/** Query of GET /salons/{id}/reviews. */
export const reviewQuery = object({
  stars: number<Stars>().typeError(invalid).oneOf(starChoices, invalid),
  staffId: string().max(longestId, invalid),
  serviceId: string().max(longestId, invalid),
  order: mixed<ReviewOrder>().oneOf(reviewOrders, invalid),
  cursor: string(),
})

/** Undefined for the first page; 400 for a cursor of another order. */
export function readReviewCursor(
  text: string | undefined,
  order: ReviewOrder | undefined,
): ReviewCursor | undefined {
  if (order !== 'highest' || !text) return readCursor(text)
  const [, stars, cursor] = /^([1-5])\.(.+)$/.exec(text) ?? []
  const after = readCursor(cursor)
  if (!after) throw badInput({ cursor: 'value_invalid' })
  return { ...after, stars: Number(stars) }
}

export function reviewPageOf(
  found: readonly Review[],
  size: number,
  order: ReviewOrder | undefined,
): { items: Review[]; next: string | null } {
  const { items, next } = pageOf(found, size)
  const last = items.at(-1)
  return { items, next: next !== null && last && order === 'highest' ? `${last.stars}.${next}` : next }
}
