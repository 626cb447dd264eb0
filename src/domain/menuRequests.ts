import { array, object, type InferType } from 'yup'
import { limitPolicy } from './limitPolicy'
import { rule } from './rules'
import { sectionSchema } from './sectionRequests'
import { gapFields } from './serviceGapFields'
import { serviceSchema } from './serviceRequests'

const gapNames = Object.keys(gapFields) as (keyof typeof gapFields)[]

/** POST /salons/{id}/menu, with an Idempotency-Key: sections with their services, added in one write. */
export const menuSchema = object({
  sections: array(
    sectionSchema.shape({
      services: array(
        serviceSchema.omit(['sectionId', 'leadMinutes', 'horizonDays', 'staffTerms', ...gapNames]),
      )
        .min(1, rule('service_required'))
        .max(limitPolicy.servicesOfSalon, rule('value_invalid'))
        .required(rule('service_required')),
    }),
  )
    .min(1, rule('service_required'))
    .max(limitPolicy.sectionsOfSalon, rule('value_invalid'))
    .required(rule('service_required')),
})
export type MenuRequest = InferType<typeof menuSchema>
