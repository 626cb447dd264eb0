import { useSelector } from 'react-redux'
import { appointmentsApi } from '@/api/appointmentsApi'
import { appointmentsOf } from '@/domain/appointmentPages'
import { atSameTime } from '@/domain/bookingTerms'
import type { BookRequest } from '@/domain/appointment'
import { selectUser } from '@/features/auth/authSlice'
import type { Submission } from '@/store/submission'
import type { WithSlot } from '../bookingAt'
import { totalsOf } from '../offer'
import { BookForAnother } from './BookForAnother'

interface SameTimeKnownProps {
  booking: WithSlot
  submission: Submission<BookRequest>
}

/** Asks before the server does where the client's own appointments, at whichever salon, tell of one at that time. */
export function SameTimeKnown({ booking, submission }: SameTimeKnownProps) {
  const uid = useSelector(selectUser)?.uid
  const { data } = appointmentsApi.useListClientAppointmentsInfiniteQuery(uid ?? '', {
    skip: uid === undefined,
    refetchOnMountOrArgChange: true,
  })
  const { startsAt } = booking.slot
  const booked = atSameTime(appointmentsOf(data?.pages ?? []), {
    from: startsAt,
    until: startsAt + totalsOf(booking.chosen).minutes * 60_000,
  })
  // Once it is sent, the server asks; what the press itself may have booked is no other appointment.
  if (!booked || submission.step !== 'idle') return null
  return <BookForAnother booked={booked} />
}
