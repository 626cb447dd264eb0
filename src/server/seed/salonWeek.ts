import { closedDay, type DaySchedule, type WeekSchedule } from '@/domain/schedule'
import { formatHour } from '@/domain/wallTime'
import { weekdays, type Weekday } from '@/domain/weekday'
import { roundTheClock, type ClockHours, type WeekStyle } from './weekStyles'
import type { Rhythm } from './words/menu'

/** The days of a bridal or groom's section: those before weddings. */
const occasionDays: readonly Weekday[] = ['Wednesday', 'Thursday', 'Friday', 'Saturday']
const lastDaytimeHour = 18

const words = ([from, until]: ClockHours) => ({
  startHour: formatHour(from * 60),
  endHour: formatHour(until * 60),
})

/** A section's week: the salon's hours changed by the section's rhythm. */
export function salonWeek(style: WeekStyle, rhythm: Rhythm): WeekSchedule {
  const days = weekdays.map(weekday => [weekday, dayOf(style, rhythm, weekday)] as const)
  return Object.fromEntries(days) as WeekSchedule
}

function dayOf(style: WeekStyle, rhythm: Rhythm, weekday: Weekday): DaySchedule {
  if (style.closed.includes(weekday)) return closedDay
  if (rhythm === 'occasions' && !occasionDays.includes(weekday)) return closedDay
  const hours = bend(style.other?.[weekday] ?? style.hours, style === roundTheClock ? 'demoSalon' : rhythm)
  const [from, until] = hours
  if (until - from < 2) return closedDay
  const pause = style.pause
  const pauses = pause && pause[0] > from && pause[1] < until ? [words(pause)] : []
  return { isClosed: false, ...words(hours), breaks: pauses }
}

function bend([from, until]: ClockHours, rhythm: Rhythm): ClockHours {
  if (rhythm === 'later') return [from + 1, until]
  if (rhythm === 'daytime') return [from, Math.min(until, lastDaytimeHour)]
  return [from, until]
}
