import type { SecretTicket } from '@/store/secrets'
import type { FileTicket } from '@/store/heldFiles'
import { submissionOf } from '@/store/submissionOf'
import type { Receipt } from '../supportSlice'

export const attachSubmission = submissionOf<Receipt & { file: FileTicket }>('attachSession')

export const openSubmission = submissionOf<{ key: SecretTicket }>('openAttachedSession')
