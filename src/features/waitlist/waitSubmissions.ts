import type { WaitRequest } from '@/domain/waitlist'
import { submissionOf } from '@/store/submissionOf'

export const waitSubmission = submissionOf<WaitRequest>('waitFor')
export const leaveSubmission = submissionOf<{ waitId: string }>('leaveWait')
