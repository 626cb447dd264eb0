import { paths } from './paths'
import type { PromotionTerms } from './promotion'

/** Of a booking with the promotion applied: at its service where it is for one alone, else at the choice of one. */
export const promotionAddress = (salon: string, { serviceIds }: Pick<PromotionTerms, 'serviceIds'>): string =>
  paths.booking(salon, { serviceIds: serviceIds?.length === 1 ? serviceIds : [] })
