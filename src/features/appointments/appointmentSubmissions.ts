import type { RescheduleRequest } from '@/domain/appointment'
import { submissionOf } from '@/store/submissionOf'

interface OfAppointment {
  appointmentId: string
}

export interface EndingSent extends OfAppointment {
  verb: 'cancel' | 'decline'
  reason: string
}

export type RescheduleSent = RescheduleRequest & OfAppointment

export const endingSubmission = submissionOf<EndingSent>('endAppointment')
export const rescheduleSubmission = submissionOf<RescheduleSent>('rescheduleAppointment')
