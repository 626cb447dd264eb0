import { object, string, type InferType } from 'yup'
import { rule } from './rules'

export const maxServiceNameLength = 80

/** What the owner's salon, its people, sections and services are called in Arabic; left empty it is none. */
export const arabicNameSchema = string()
  .trim()
  .max(maxServiceNameLength, rule('name_too_long'))
  .transform((name: string | null) => name || null)
  .nullable()
  .default(null)

/** The name of a section or service as it is typed, which may still be blank. */
export const typedNameSchema = string().trim().max(maxServiceNameLength, rule('name_too_long'))

/** POST and PUT /salons/{id}/sections: the name is stored trimmed. */
export const sectionSchema = object({
  name: typedNameSchema.required(rule('section_name_required')),
  nameAr: arabicNameSchema,
})
export type SectionRequest = InferType<typeof sectionSchema>
