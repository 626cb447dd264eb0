import { array, mixed, number, object, string, type InferType } from 'yup'
import { isDiscount, type Discount } from './coupon'
import { dateSchema } from './dateSchema'
import { longest, rule } from './rules'
import { limitPolicy } from './limitPolicy'
import { arabicNameSchema } from './sectionRequests'
import { oneLineText } from './typedText'

const maxTitleLength = 80
const maxDetailsLength = 300
const maxDiscount = 1_000_000

const discountSchema = object({
  kind: mixed<Discount['kind']>()
    .oneOf(['percent', 'amount'], rule('value_invalid'))
    .required(rule('value_invalid')),
  value: number()
    .strict()
    .typeError(rule('value_invalid'))
    .required(rule('value_invalid'))
    .max(maxDiscount, rule('value_invalid')),
})

/** POST and PUT /salons/{id}/promotions. The server knows today and the salon's services. */
export const promotionSchema = object({
  title: oneLineText()
    .required(rule('poster_title_required'))
    .max(maxTitleLength, longest('poster_title_too_long')),
  titleAr: arabicNameSchema,
  details: oneLineText().max(maxDetailsLength, longest('text_too_long')).default(''),
  startsOn: dateSchema,
  endsOn: dateSchema.test(
    'after-start',
    rule('date_invalid'),
    (endsOn, { parent }) => endsOn >= (parent as { startsOn: string }).startsOn,
  ),
  discount: discountSchema
    .nullable()
    .default(null)
    .test('discount', rule('value_invalid'), discount => discount === null || isDiscount(discount)),
  serviceIds: array(string().required())
    .nullable()
    .default(null)
    .typeError(rule('value_invalid'))
    .min(1, rule('service_required'))
    .max(limitPolicy.servicesOfSalon, rule('value_invalid')),
})
export type PromotionRequest = InferType<typeof promotionSchema>
