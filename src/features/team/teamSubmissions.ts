import type { StaffRequest } from '@/domain/team'
import { submissionOf } from '@/store/submissionOf'

export const staffSubmission = submissionOf<StaffRequest>('saveStaff')
export const removalSubmission = submissionOf<{ staffId: string }>('removeStaff')
export const staffPhotoSubmission = submissionOf<{ staffId: string; fileName: string }>('uploadStaffPhoto')
