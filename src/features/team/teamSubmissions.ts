import type { StaffRight } from '@/domain/staffRights'
import type { StaffRequest } from '@/domain/team'
import { submissionOf } from '@/store/submissionOf'

export const staffSubmission = submissionOf<StaffRequest>('saveStaff')
export const removalSubmission = submissionOf<{ staffId: string }>('removeStaff')
export const loginSubmission = submissionOf<{ email: string; rights: StaffRight[] }>('saveLogin')
export const loginRemovalSubmission = submissionOf<{ staffId: string }>('removeLogin')
export const staffPhotoSubmission = submissionOf<{ staffId: string; fileName: string }>('uploadStaffPhoto')
