import { submissionOf } from '@/store/submissionOf'
import type { Change } from './change'

export const changeSubmission = submissionOf<Change>('changeTimes')
