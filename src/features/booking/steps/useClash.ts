import { useSelector } from 'react-redux'
import { appointmentsApi } from '@/api/appointmentsApi'
import type { Appointment } from '@/domain/appointment'
import { clashWith } from '@/domain/bookingTerms'
import { selectUser } from '@/features/auth/authSlice'
import type { WithSlot } from '../bookingAt'
import { totalsOf } from '../offer'

/** The client's own appointment at the chosen time, at whichever salon; undefined where none is known. */
export function useClash({ chosen, slot: { startsAt } }: WithSlot): Appointment | undefined {
  const uid = useSelector(selectUser)?.uid
  const { data = [] } = appointmentsApi.useListClientAppointmentsQuery(uid ?? '', {
    skip: uid === undefined,
    refetchOnMountOrArgChange: true,
  })
  return clashWith(data, { from: startsAt, until: startsAt + totalsOf(chosen).minutes * 60_000 })
}
