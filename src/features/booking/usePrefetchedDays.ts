import { useEffect } from 'react'
import { salonsApi } from '@/api/salonsApi'
import type { DayAvailability, SlotQuery } from '@/domain/salon'
import type { IsoDate } from '@/domain/weekday'

const daysAhead = 2

/**
 * Fetches the slots of the next free days before anybody asks for them, so that a tap shows them at once. The answer
 * is what to call for a day that the person looks at.
 */
export function usePrefetchedDays(
  ofWhat: Omit<SlotQuery, 'date'>,
  days: readonly DayAvailability[],
  shown: IsoDate,
): (date: IsoDate) => void {
  const prefetch = salonsApi.usePrefetch('listSlots', { ifOlderThan: 30 })
  const upcoming = days
    .filter(({ date, free }) => date > shown && free > 0)
    .slice(0, daysAhead)
    .map(({ date }) => date)
  const key = JSON.stringify({ ofWhat, upcoming })

  useEffect(() => {
    const wanted = JSON.parse(key) as { ofWhat: Omit<SlotQuery, 'date'>; upcoming: IsoDate[] }
    for (const date of wanted.upcoming) prefetch({ ...wanted.ofWhat, date })
  }, [key, prefetch])

  return date => {
    if (days.some(day => day.date === date && day.free > 0)) prefetch({ ...ofWhat, date })
  }
}
