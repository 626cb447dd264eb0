import type { BusinessType } from '@/domain/role'
import { addDays, type IsoDate } from '@/domain/weekday'
import type { OfferRow } from '../db/schema/salons'
import { demoId } from './demoId'
import type { DemoShops } from './demoShops'
import { randomOf } from './random'
import { shopOffers, vipMembership, type OfferWords } from './words/offerTexts'

/** Of the shops without a demo owner, how many have an offer. */
const offeringShare = 0.15

/** Everything the demo owners' shops offer, one thing in some of the others, and Kursi's own. */
export function demoOffers({ barber, salon, elsewhere }: DemoShops, today: IsoDate): OfferRow[] {
  const random = randomOf('kursi demo offers')
  const offersOf = (businessType: string) => shopOffers[businessType as BusinessType]
  const row = ({ title, details }: OfferWords, salonId: string | null): OfferRow => ({
    id: demoId('offer', salonId ?? 'kursi', title[0]),
    salon_id: salonId,
    title: title[0],
    title_ar: title[1],
    details: details[0],
    details_ar: details[1],
    starts_on: addDays(today, -3),
    ends_on: addDays(today, random.integer(30, 120)),
    announced_at: null,
  })
  return [
    ...[barber, salon].flatMap(({ salon: { id, business_type } }) =>
      offersOf(business_type).map(words => row(words, id)),
    ),
    ...elsewhere
      .filter(() => random.chance(offeringShare))
      .map(({ salon: { id, business_type } }) => row(random.pick(offersOf(business_type)), id)),
    row(vipMembership, null),
  ]
}
