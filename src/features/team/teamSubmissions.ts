import type { MemberRequest } from '@/domain/team'
import { submissionOf } from '@/store/submissionOf'

export const memberSubmission = submissionOf<MemberRequest>('saveMember')
export const removalSubmission = submissionOf<{ memberId: string }>('removeMember')
