import type { BookRequest } from '@/domain/appointment'
import { submissionOf } from '@/store/submissionOf'

export const bookSubmission = submissionOf<BookRequest>('book')
