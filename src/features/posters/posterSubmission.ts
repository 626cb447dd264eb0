import { submissionOf } from '@/store/submissionOf'

interface NewPoster {
  title: string
  /** The mark of the picked file. */
  file: string
}

export const posterSubmission = submissionOf<NewPoster>('createPoster')
