import type { PosterLink } from './posterValues'
import type { PosterEdit } from '@/domain/poster'
import { submissionOf } from '@/store/submissionOf'

interface NewPoster {
  title: string
  /** Left out by an earlier release. */
  link?: PosterLink
  /** The mark of the picked file. */
  file: string
}

export const posterSubmission = submissionOf<NewPoster>('createPoster')
export const posterEditSubmission = submissionOf<PosterEdit>('updatePoster')
