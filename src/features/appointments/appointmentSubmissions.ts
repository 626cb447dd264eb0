import type { RescheduleRequest } from '@/domain/appointment'
import type { AppointmentMark } from '@/domain/takeBackPolicy'
import { submissionOf } from '@/store/submissionOf'

interface OfAppointment {
  appointmentId: string
}

export interface EndingSent extends OfAppointment {
  verb: 'cancel' | 'decline'
  reason: string
}

export interface TakeBackSent extends OfAppointment {
  mark: AppointmentMark
}

export type RescheduleSent = RescheduleRequest & OfAppointment

export const endingSubmission = submissionOf<EndingSent>('endAppointment')
export const takeBackSubmission = submissionOf<TakeBackSent>('takeMarkBack')
export const rescheduleSubmission = submissionOf<RescheduleSent>('rescheduleAppointment')
