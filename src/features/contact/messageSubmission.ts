import type { ContactForm } from '@/domain/contact'
import { submissionOf } from '@/store/submissionOf'

export const messageSubmission = submissionOf<ContactForm>('sendMessage')
