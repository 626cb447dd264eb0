import type { Named } from './salon'
import type { Instant } from './zonedTime'

export const reviewsPerPage = 10

export const starChoices = [1, 2, 3, 4, 5] as const
export type Stars = (typeof starChoices)[number]

export interface Review {
  id: string
  stars: number
  text: string
  createdAt: Instant
  /** "Lina H.", or null for a deleted account. */
  author: string | null
  /** The service of the reviewed appointment, if the review came with one. */
  serviceName: string | null
  serviceNameAr: string | null
  /** The staff member of that appointment. */
  staffName: string | null
  staffNameAr: string | null
  answer: string | null
  answeredAt: Instant | null
}

export const reviewOrders = ['newest', 'highest'] as const
export type ReviewOrder = (typeof reviewOrders)[number]

/** Which of a salon's reviews are listed; what is left out does not filter. The newest come first. */
export interface ReviewFilter {
  stars?: Stars
  /** Of appointments with this staff member. */
  staffId?: string
  /** Of appointments with this service, alone or among others. */
  serviceId?: string
  order?: ReviewOrder
}

export interface ReviewedService extends Named {
  id: string
}

/** GET /salons/{id}/reviews: what it counts are all reviews of the salon. */
export interface ReviewPage {
  reviews: Review[]
  total: number
  /** Mean of stars, or null without reviews. */
  rating: number | null
  counts: Record<Stars, number>
  /** The salon's services that have reviews, in the order of the menu. */
  services: ReviewedService[]
  /** The cursor of the next page; null on the last page. */
  next: string | null
}

/** The public form of a name: the first name and the initial of the last, "Lina H.". */
export function shortName(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/)
  const [initial] = others.at(-1) ?? ''
  return initial === undefined ? first : `${first} ${initial}.`
}
