import { mixed } from 'yup'
import { posterSchema } from '@/domain/poster'
import { rule } from '@/domain/rules'

export interface PosterValues {
  title: string
  image: File | null
}

/** The dialog's form holds the file itself in place of a stored image's id. */
export const newPosterSchema = posterSchema
  .omit(['imageId'])
  .shape({ image: mixed<File>().nullable().required(rule('image_required')) })
