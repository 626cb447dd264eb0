import type { RescheduleRequest } from '@/domain/appointment'
import type { ConfirmSeveral } from '@/domain/confirmation'
import type { ResultMark } from '@/domain/markPolicy'
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

export interface MarkSent extends OfAppointment {
  mark: ResultMark
}

export type RescheduleSent = RescheduleRequest & OfAppointment

export const endingSubmission = submissionOf<EndingSent>('endAppointment')
export const confirmAllSubmission = submissionOf<ConfirmSeveral>('confirmAppointments')
export const markSubmission = submissionOf<MarkSent>('markAppointment')
export const takeBackSubmission = submissionOf<TakeBackSent>('takeMarkBack')
export const rescheduleSubmission = submissionOf<RescheduleSent>('rescheduleAppointment')
