import type { Appointment } from '@/domain/appointment'
import { ReviewDialog } from '@/features/reviews/ReviewDialog'
import type { Writing } from '@/features/reviews/reviewsSlice'
import { useAppointmentName } from '@/features/reviews/useAppointmentName'
import { useOwnAppointment } from '../shared/useOwnAppointment'

type WritingReview = Extract<Writing, { kind: 'review' }>

interface NamedDialogProps {
  writing: WritingReview
  appointment: Appointment
}

const NamedDialog = ({ writing: { appointmentId }, appointment }: NamedDialogProps) => (
  <ReviewDialog appointmentId={appointmentId} appointment={useAppointmentName(appointment)} />
)

export const AppointmentReviewDialog = ({ writing }: { writing: WritingReview }) => {
  const appointment = useOwnAppointment(writing.appointmentId)
  return appointment ? <NamedDialog writing={writing} appointment={appointment} /> : null
}
