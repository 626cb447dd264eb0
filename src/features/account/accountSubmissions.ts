import type { AccessKeyRequest } from '@/domain/accessKey'
import type { DeleteUserRequest, EditUserRequest } from '@/domain/account'
import { submissionOf } from '@/store/submissionOf'

// The type arguments are the requests without their secrets.
export const detailsSubmission = submissionOf<EditUserRequest>('saveDetails')
export const dataSubmission = submissionOf<object>('downloadData')
export const passwordSubmission = submissionOf<object>('changePassword')
export const deletionSubmission = submissionOf<Omit<DeleteUserRequest, 'password'>>('deleteAccount')
export const keySubmission = submissionOf<AccessKeyRequest | { rotate: string }>('issueKey')
export const revocationSubmission = submissionOf<{ keyId: string }>('revokeKey')

export interface SessionEnd {
  /** `others`: all but this one. */
  sessionId: string
}

export const sessionEndSubmission = submissionOf<SessionEnd>('endSession')
