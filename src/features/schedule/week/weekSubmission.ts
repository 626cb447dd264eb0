import type { WeekRequest } from '@/domain/scheduleRequests'
import { submissionOf } from '@/store/submissionOf'

export const weekSubmission = submissionOf<WeekRequest>('openWeek')
