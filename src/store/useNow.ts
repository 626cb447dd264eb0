import { useSelector } from 'react-redux'
import type { IsoDate } from '@/domain/weekday'
import { todayIn, type Instant } from '@/domain/zonedTime'
import { selectNow, type WithClock } from './clockSlice'

/** The present, to the minute. It is state, so that a replay shows the same. Null before the first tick. */
export const useNow = (): Instant | null => useSelector(selectNow)

/** The present date in a time zone; undefined before the first tick, and without a zone. */
export const useToday = (timeZone: string | undefined): IsoDate | undefined =>
  useSelector((state: WithClock) => {
    const now = selectNow(state)
    return now === null || timeZone === undefined ? undefined : todayIn(timeZone, now)
  })
