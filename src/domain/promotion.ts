import { discountOn, type Discount } from './coupon'
import type { Versioned } from './edit'
import type { Named, Service } from './salon'
import type { IsoDate } from './weekday'

/** GET /promotions: of the client's favourite salons, then of salons in their city, then of Kursi itself. */
export interface Promotion extends Versioned<PromotionTerms> {
  id: string
  title: string
  titleAr: string | null
  details: string
  detailsAr: string | null
  /** Null for a promotion of Kursi itself. */
  salon: PromotingSalon | null
}

/** When a promotion runs and what it takes off. */
export interface PromotionTerms {
  /** Both days inclusive, on the salon's calendar. Who books on them pays less, whenever the appointment is. */
  startsOn: IsoDate
  endsOn: IsoDate
  /** Null where the promotion is of words alone. An amount is in whole units of the service's currency, such as dinars. */
  discount: Discount | null
  /** The services with the discount; null for all. */
  serviceIds: string[] | null
}

export interface PromotingSalon extends Named {
  id: string
  photoUrl: string | null
}

export const promotionStates = ['running', 'coming', 'ended'] as const
export type PromotionState = (typeof promotionStates)[number]

export function promotionState(
  { startsOn, endsOn }: Pick<PromotionTerms, 'startsOn' | 'endsOn'>,
  today: IsoDate,
): PromotionState {
  if (endsOn < today) return 'ended'
  return startsOn > today ? 'coming' : 'running'
}

/** The lowest cost of the service among the promotions that run today. */
export function promotedCost(
  { id, cost, currency }: Pick<Service, 'id' | 'cost' | 'currency'>,
  promotions: readonly PromotionTerms[],
  today: IsoDate,
): number {
  const off = promotions.map(promotion => {
    const { discount, serviceIds } = promotion
    const isFor = promotionState(promotion, today) === 'running' && (serviceIds?.includes(id) ?? true)
    return isFor && discount ? discountOn({ amount: cost, currency }, discount) : 0
  })
  return cost - Math.max(0, ...off)
}
