import { useCallback, useEffect } from 'react'
import { salonsApi } from '@/api/salonsApi'
import type { DayAvailability, SlotQuery } from '@/domain/salon'
import type { IsoDate } from '@/domain/weekday'

const daysAhead = 2

/**
 * Prefetches the slots of the next free days, so that a tap shows them at once. Returns a function that prefetches the
 * day that the client points at.
 */
export function usePrefetchedDays(
  { salonId, serviceIds, staffId, reschedulingId, after }: Omit<SlotQuery, 'date'>,
  days: readonly DayAvailability[],
  shown: IsoDate,
): (date: IsoDate) => void {
  const prefetch = salonsApi.usePrefetch('listSlots', { ifOlderThan: 30 })
  const fetchDay = useCallback(
    (date: IsoDate) => prefetch({ salonId, serviceIds, staffId, reschedulingId, after, date }),
    [prefetch, salonId, serviceIds, staffId, reschedulingId, after],
  )
  useEffect(() => {
    const upcoming = days.filter(({ date, free }) => date > shown && free > 0)
    for (const { date } of upcoming.slice(0, daysAhead)) fetchDay(date)
  }, [days, shown, fetchDay])

  return fetchDay
}
