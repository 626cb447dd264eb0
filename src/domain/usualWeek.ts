import { formatHour } from './wallTime'
import { weekdays, type Weekday } from './weekday'

export interface UsualWeek {
  openDays: readonly Weekday[]
  startHour: string
  endHour: string
}

/** Countries whose salons rest on Sunday. In the others they rest on Friday. */
const restOnSunday = new Set(['France', 'Lebanon', 'Spain', 'Tunisia', 'Turkey', 'USA'])

/** The week that is proposed to a salon without hours. */
export const usualWeek = (country: string): UsualWeek => ({
  openDays: weekdays.filter(day => day !== (restOnSunday.has(country) ? 'Sunday' : 'Friday')),
  startHour: formatHour(9 * 60),
  endHour: formatHour(19 * 60),
})
