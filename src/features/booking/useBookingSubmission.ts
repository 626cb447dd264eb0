import { useSelector } from 'react-redux'
import type { Salon } from '@/domain/salon'
import type { WithSlot } from './bookingAt'
import { bookRequestOf, isSameBooking } from './bookRequest'
import { selectSubmission, type BookingSubmission } from './bookingSlice'

/** How the booking that the last question shows was sent, if it was; another one sent before does not concern it. */
export function useBookingSubmission(salon: Salon, booking: WithSlot): BookingSubmission {
  const submission = useSelector(selectSubmission)
  const isOfThis =
    submission.step !== 'idle' && isSameBooking(submission.request, bookRequestOf(salon, booking, ''))
  return isOfThis ? submission : { step: 'idle' }
}
