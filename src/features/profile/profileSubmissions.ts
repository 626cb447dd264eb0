import type { ProfileRequest } from '@/domain/profile'
import { submissionOf } from '@/store/submissionOf'

export const profileSubmission = submissionOf<ProfileRequest>('saveProfile')
export const photoSubmission = submissionOf<{ fileName: string }>('uploadPhoto')
export const positionSubmission = submissionOf<{ salonId: string }>('savePosition')
