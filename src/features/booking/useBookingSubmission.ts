import { useSelector } from 'react-redux'
import type { BookRequest } from '@/domain/appointment'
import type { Salon } from '@/domain/salon'
import { idleSubmission, requestIn, type Submission } from '@/store/submission'
import type { WithSlot } from './bookingAt'
import { bookRequestOf, isSameBooking } from './bookRequest'
import { bookSubmission } from './bookSubmission'

export function useBookingSubmission(salon: Salon, booking: WithSlot): Submission<BookRequest> {
  const submission = useSelector(bookSubmission.select)
  const sent = requestIn(submission)
  return sent && isSameBooking(sent, bookRequestOf(salon, booking, '')) ? submission : idleSubmission
}
