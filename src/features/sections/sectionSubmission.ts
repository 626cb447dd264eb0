import type { SectionRequest } from '@/domain/sectionRequests'
import { submissionOf } from '@/store/submissionOf'

export const sectionSubmission = submissionOf<SectionRequest>('saveSection')
