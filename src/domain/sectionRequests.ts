import { object, string, type InferType } from 'yup'
import { rule } from './rules'

export const maxOfferNameLength = 80

/** POST and PUT /salons/{id}/sections: the name is stored trimmed. */
export const sectionSchema = object({
  name: string()
    .trim()
    .required(rule('section_name_required'))
    .max(maxOfferNameLength, rule('name_too_long')),
  nameAr: string().trim().max(maxOfferNameLength, rule('name_too_long')).nullable().default(null),
})
export type SectionRequest = InferType<typeof sectionSchema>
