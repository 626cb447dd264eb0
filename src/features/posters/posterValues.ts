import { mixed } from 'yup'
import { posterSchema, type PosterEdit } from '@/domain/poster'
import { rule } from '@/domain/rules'

export interface PosterValues {
  title: string
  image: File | null
  /** What the poster leads to: the two ids as one choice; empty for nothing. */
  link: PosterLink
}

export type PosterLink = '' | `service-${string}` | `promotion-${string}`

export const posterFormSchema = posterSchema.pick(['title'])

/** The dialog's form holds the file itself where a stored image has its id. */
export const newPosterSchema = posterFormSchema.shape({
  image: mixed<File>().nullable().required(rule('image_required')),
})

const idIn = (link: string, kind: string): string | null =>
  link.startsWith(`${kind}-`) ? link.slice(kind.length + 1) : null

export const linkIds = (link: string): PosterEdit['link'] => ({
  serviceId: idIn(link, 'service'),
  promotionId: idIn(link, 'promotion'),
})

const linkOf = ({ serviceId, promotionId }: PosterEdit['link']): PosterLink => {
  if (serviceId !== null) return `service-${serviceId}`
  return promotionId === null ? '' : `promotion-${promotionId}`
}

export const posterEditValues = ({ title, link }: PosterEdit): Omit<PosterValues, 'image'> => ({
  title,
  link: linkOf(link),
})
