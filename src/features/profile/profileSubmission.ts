import type { ProfileRequest } from '@/domain/profile'
import { submissionOf } from '@/store/submissionOf'

export const profileSubmission = submissionOf<ProfileRequest>('saveProfile')
