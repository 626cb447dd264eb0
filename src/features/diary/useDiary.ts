import { useMemo } from 'react'
import { skipToken } from '@reduxjs/toolkit/query'
import { isMissing } from '@/store/ApiError'
import { combineQueries } from '@/store/combineQueries'
import { appointmentsApi } from '@/api/appointmentsApi'
import { salonsApi } from '@/api/salonsApi'
import type { DiarySpan } from '@/domain/diarySpan'
import { addDays, type IsoDate } from '@/domain/weekday'
import { useBusinessToday } from '@/store/useBusinessToday'
import { useNow } from '@/store/useNow'
import { openDays } from './openTimes'

/** Live updates report changes. Polling covers a broken stream. */
const pollMilliseconds = 60_000
export const daysOf: Record<DiarySpan, number> = { day: 1, week: 7 }

export function useDiary(span: DiarySpan, wantedDate: IsoDate | null) {
  const now = useNow()
  const salon = salonsApi.useGetMySalonQuery(undefined, { refetchOnFocus: true })
  const today = useBusinessToday(salon.data)
  const from = wantedDate ?? today
  const salonId = salon.data?.id
  const shown = useMemo(
    () => (salonId && from ? { salonId, from, to: addDays(from, daysOf[span] - 1) } : undefined),
    [salonId, from, span],
  )
  const agenda = appointmentsApi.useListSalonAppointmentsQuery(shown ?? skipToken, {
    pollingInterval: pollMilliseconds,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
    refetchOnMountOrArgChange: true,
  })
  // Slow to compute, so it runs while the appointments load.
  const days = useMemo(
    () => (salon.data && shown ? openDays(salon.data, shown.from, shown.to) : []),
    [salon.data, shown],
  )
  return {
    now,
    today,
    shown,
    days,
    salon: salon.data,
    appointments: agenda.currentData,
    /** A new owner has no salon yet. */
    hasNoSalon: isMissing(salon.error),
    ...combineQueries(salon, agenda),
  }
}
