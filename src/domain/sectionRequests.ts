import { object, type InferType } from 'yup'
import { longest, rule } from './rules'
import { oneLineText } from './typedText'

export const maxServiceNameLength = 80

/** The Arabic name of a salon, a staff member, a section or a service; empty means none. */
export const arabicNameSchema = oneLineText()
  .max(maxServiceNameLength, longest('name_too_long'))
  .transform((name: string | null) => name || null)
  .nullable()
  .default(null)

export const typedNameSchema = oneLineText().max(maxServiceNameLength, longest('name_too_long'))

/** POST and PUT /salons/{id}/sections: the name is stored trimmed. */
export const sectionSchema = object({
  name: typedNameSchema.required(rule('section_name_required')),
  nameAr: arabicNameSchema,
})
export type SectionRequest = InferType<typeof sectionSchema>
