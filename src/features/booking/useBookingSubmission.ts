import { useSelector } from 'react-redux'
import type { BookRequest } from '@/domain/appointment'
import type { Salon } from '@/domain/salon'
import { idleSubmission, requestIn, type Submission } from '@/store/submission'
import { useHydrated } from '@/ui/useHydrated'
import type { WithSlot } from './bookingAt'
import { bookRequestOf, isSameBooking } from './bookRequest'
import { bookSubmission } from './bookSubmission'

/** What this browser has sent; nothing in a page that the server rendered, until it is hydrated. */
export function useSentBooking(): Submission<BookRequest> {
  const submission = useSelector(bookSubmission.select)
  return useHydrated() ? submission : idleSubmission
}

export function useBookingSubmission(salon: Salon, booking: WithSlot): Submission<BookRequest> {
  const submission = useSentBooking()
  const sent = requestIn(submission)
  return sent && isSameBooking(sent, bookRequestOf(salon, booking, { notes: '' }))
    ? submission
    : idleSubmission
}
