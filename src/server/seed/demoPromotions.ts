import type { BusinessType } from '@/domain/role'
import { addDays, type IsoDate } from '@/domain/weekday'
import type { PromotionRow } from '../db/schema/salons'
import { demoId } from './demoId'
import type { DemoSalons } from './chooseDemoSalons'
import { randomOf } from './random'
import { salonPromotions, vipMembership, type PromotionWords } from './words/offerTexts'

/** Share of the other salons that have a promotion. */
const offeringShare = 0.15

/** All promotions of the demo owners' salons, one in some of the others, and Kursi's own. */
export function demoPromotions({ barber, salon, elsewhere }: DemoSalons, today: IsoDate): PromotionRow[] {
  const random = randomOf('kursi demo offers')
  const promotionsOf = (businessType: string) => salonPromotions[businessType as BusinessType]
  const row = ({ title, details }: PromotionWords, salonId: string | null): PromotionRow => ({
    id: demoId('promotion', salonId ?? 'kursi', title[0]),
    salon_id: salonId,
    title: title[0],
    title_ar: title[1],
    details: details[0],
    details_ar: details[1],
    starts_on: addDays(today, -3),
    ends_on: addDays(today, random.integer(30, 120)),
  })
  return [
    ...[barber, salon].flatMap(({ salon: { id, business_type } }) =>
      promotionsOf(business_type).map(words => row(words, id)),
    ),
    ...elsewhere
      .filter(() => random.chance(offeringShare))
      .map(({ salon: { id, business_type } }) => row(random.pick(promotionsOf(business_type)), id)),
    row(vipMembership, null),
  ]
}
