import { useSelector } from 'react-redux'
import { businessTodayOf, type OpenSalon } from '@/domain/businessDate'
import type { IsoDate } from '@/domain/weekday'
import { selectNow, type WithClock } from './clockSlice'

/** As `useToday` for a salon: until its night ends, the date on which the night began. */
export const useBusinessToday = (salon: OpenSalon | undefined): IsoDate | undefined =>
  useSelector((state: WithClock) => {
    const now = selectNow(state)
    return now === null || salon === undefined ? undefined : businessTodayOf(salon, now)
  })
