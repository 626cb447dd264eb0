import type { ClientNotes } from '@/domain/client'
import { submissionOf } from '@/store/submissionOf'

export const clientNotesSubmission = submissionOf<ClientNotes>('saveClientNotes')
