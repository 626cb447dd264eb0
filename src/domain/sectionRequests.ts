import { object, string, type InferType } from 'yup'
import { rule } from './rules'

export const maxOfferNameLength = 80

/** What the owner's salon, its people, sections and services are called in Arabic; left empty it is none. */
export const arabicNameSchema = string()
  .trim()
  .max(maxOfferNameLength, rule('name_too_long'))
  .transform((name: string | null) => name || null)
  .nullable()
  .default(null)

/** POST and PUT /salons/{id}/sections: the name is stored trimmed. */
export const sectionSchema = object({
  name: string()
    .trim()
    .required(rule('section_name_required'))
    .max(maxOfferNameLength, rule('name_too_long')),
  nameAr: arabicNameSchema,
})
export type SectionRequest = InferType<typeof sectionSchema>
