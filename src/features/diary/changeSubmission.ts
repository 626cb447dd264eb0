import { submissionOf } from '@/store/submissionOf'

/** One submission for all changes of the diary, so that only one runs at a time. */
export const changeSubmission = submissionOf<object>('changeDiary')
