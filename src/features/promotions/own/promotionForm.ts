import { mixed, object, string } from 'yup'
import { isDiscount, type Discount } from '@/domain/coupon'
import { plainNumber } from '@/domain/digits'
import type { Versioned } from '@/domain/edit'
import type { Promotion } from '@/domain/promotion'
import { promotionSchema, type PromotionRequest } from '@/domain/promotionRequest'
import { rule } from '@/domain/rules'
import type { Salon } from '@/domain/salon'
import type { IsoDate } from '@/domain/weekday'

export const discountKinds = ['percent', 'amount', 'none'] as const
type DiscountKind = (typeof discountKinds)[number]

export interface PromotionForm {
  title: string
  titleAr: string
  details: string
  kind: DiscountKind
  /** As typed. */
  value: string
  isForAll: boolean
  serviceIds: string[]
  startsOn: IsoDate
  endsOn: IsoDate
}

export const promotionForm = (
  promotion: PromotionRequest | undefined,
  { sections }: Pick<Salon, 'sections'>,
  today: IsoDate,
): PromotionForm => ({
  title: promotion?.title ?? '',
  titleAr: promotion?.titleAr ?? '',
  details: promotion?.details ?? '',
  kind: promotion ? (promotion.discount?.kind ?? 'none') : 'percent',
  value: promotion?.discount ? String(promotion.discount.value) : '',
  isForAll: !promotion?.serviceIds,
  // A deleted service has no box, so nobody could take it off the list.
  serviceIds: (promotion?.serviceIds ?? []).filter(id =>
    sections.some(({ services }) => services.some(service => service.id === id)),
  ),
  startsOn: promotion?.startsOn ?? today,
  endsOn: promotion?.endsOn ?? '',
})

/** What the owner edits of a promotion, with its version. */
export const requestOf = ({
  id: _id,
  salon: _salon,
  detailsAr: _detailsAr,
  ...request
}: Promotion): Versioned<PromotionRequest> => request

const discountIn = ({ kind, value }: Pick<PromotionForm, 'kind' | 'value'>): Discount | null =>
  kind === 'none' ? null : { kind, value: Number(plainNumber(value.trim()) || Number.NaN) }

/** The request's schema with what is typed for the discount and the services. */
export const promotionFormSchema = promotionSchema.omit(['discount', 'serviceIds']).concat(
  object({
    value: string().test('discount', rule('value_invalid'), (value = '', { parent }) => {
      const discount = discountIn({ ...(parent as PromotionForm), value })
      return discount === null || isDiscount(discount)
    }),
    serviceIds: mixed<string[]>().test(
      'some',
      rule('service_required'),
      (ids, { parent }) => (parent as PromotionForm).isForAll || (ids ?? []).length > 0,
    ),
  }),
)

export const promotionRequestOf = (form: PromotionForm): PromotionRequest => ({
  title: form.title.trim(),
  titleAr: form.titleAr.trim() || null,
  details: form.details.trim(),
  startsOn: form.startsOn,
  endsOn: form.endsOn,
  discount: discountIn(form),
  serviceIds: form.isForAll ? null : form.serviceIds,
})
