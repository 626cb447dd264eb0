import { submissionOf } from '@/store/submissionOf'

/** Whatever is done with the diary, one thing at a time. */
export const changeSubmission = submissionOf<object>('changeDiary')
