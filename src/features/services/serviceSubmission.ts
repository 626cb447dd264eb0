import type { ServiceRequest } from '@/domain/serviceRequests'
import { submissionOf } from '@/store/submissionOf'

export const serviceSubmission = submissionOf<ServiceRequest>('saveService')
