import { useCallback, useEffect } from 'react'
import { salonsApi } from '@/api/salonsApi'
import type { DayAvailability, SlotQuery } from '@/domain/salon'
import type { IsoDate } from '@/domain/weekday'

const daysAhead = 2

type OfAnyDay = Omit<SlotQuery, 'date'>

/**
 * Fetches the slots of the next free days before anybody asks for them, so that a tap shows them at once. The answer
 * is what to call for a free day that the person looks at.
 */
export function usePrefetchedDays(
  ofWhat: OfAnyDay,
  days: readonly DayAvailability[],
  shown: IsoDate,
): (date: IsoDate) => void {
  const prefetch = salonsApi.usePrefetch('listSlots', { ifOlderThan: 30 })
  const what = JSON.stringify(ofWhat)
  const fetchDay = useCallback(
    (date: IsoDate) => prefetch({ ...(JSON.parse(what) as OfAnyDay), date }),
    [what, prefetch],
  )
  const upcoming = days
    .filter(({ date, free }) => date > shown && free > 0)
    .slice(0, daysAhead)
    .map(({ date }) => date)
    .join()

  useEffect(() => {
    for (const date of upcoming.split(',').filter(Boolean)) fetchDay(date)
  }, [upcoming, fetchDay])

  return fetchDay
}
