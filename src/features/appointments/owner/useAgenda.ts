import { skipToken } from '@reduxjs/toolkit/query'
import { isMissing } from '@/store/ApiError'
import { combineQueries } from '@/store/combineQueries'
import { appointmentsApi } from '@/api/appointmentsApi'
import { salonsApi } from '@/api/salonsApi'
import { useBusinessToday } from '@/store/useBusinessToday'
import { useNow } from '@/store/useNow'
import { datesOf } from './agenda'
import type { AgendaRange } from '../appointmentsSlice'

/** New bookings arrive while the page is open. */
const pollMilliseconds = 30_000

/** The owner's salon with its appointments of some days. */
export function useAgenda(range: AgendaRange) {
  const now = useNow()
  const salon = salonsApi.useGetMySalonQuery()
  const today = useBusinessToday(salon.data)
  const agenda = appointmentsApi.useListSalonAppointmentsQuery(
    salon.data && today ? { salonId: salon.data.id, ...datesOf(range, today) } : skipToken,
    {
      pollingInterval: pollMilliseconds,
      skipPollingIfUnfocused: true,
      refetchOnFocus: true,
      refetchOnMountOrArgChange: true,
    },
  )
  return {
    now,
    today,
    salon: salon.data,
    appointments: agenda.currentData,
    /** A new owner has no salon yet. */
    hasNoSalon: isMissing(salon.error),
    ...combineQueries(salon, agenda),
  }
}

export type Agenda = ReturnType<typeof useAgenda>
