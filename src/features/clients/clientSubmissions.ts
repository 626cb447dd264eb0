import type { ClientDetails, Formula } from '@/domain/client'
import { submissionOf } from '@/store/submissionOf'

export const clientDetailsSubmission = submissionOf<ClientDetails>('saveClientDetails')
export const formulaSubmission = submissionOf<Formula>('saveFormula')
export const mergeSubmission = submissionOf<{ appointmentId: string }>('mergeClients')
export const blockSubmission = submissionOf<{ isBlocked: boolean }>('blockClient')
