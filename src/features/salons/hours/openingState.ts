import type { Salon } from '@/domain/salon'
import type { LocalInterval } from '@/domain/schedule'
import { dayOn } from '@/domain/season'
import { joinRanges, openRanges } from '@/domain/wallRanges'
import { endOfDay, type WallMinutes } from '@/domain/wallTime'
import { addDays, type IsoDate } from '@/domain/weekday'
import { wallOf, type Instant } from '@/domain/zonedTime'

type OpeningState =
  | { kind: 'open'; until: WallMinutes }
  | { kind: 'open_all_day' }
  | { kind: 'opens_today'; from: WallMinutes }
  | { kind: 'opens_later'; date: IsoDate; from: WallMinutes }
  | { kind: 'closed' }

const daysAhead = 14

/** Whether the salon is open in its time zone, until when, or when it opens next within two weeks. */
export function openingState(
  { sections, daysOff, seasons, timeZone }: Pick<Salon, 'sections' | 'daysOff' | 'seasons' | 'timeZone'>,
  now: Instant,
): OpeningState {
  const { date: today, minutes } = wallOf(now, timeZone)
  const rangesOn = (date: IsoDate) =>
    daysOff.some(dayOff => dayOff.date === date)
      ? []
      : joinRanges(sections.flatMap(({ week }) => openRanges(dayOn(week, seasons, date))))

  const holding = (ranges: readonly LocalInterval[], at: WallMinutes) =>
    ranges.find(({ from, until }) => from <= at && at < until)
  const night = holding(rangesOn(addDays(today, -1)), minutes + endOfDay)
  if (night) return { kind: 'open', until: night.until }
  const ofToday = rangesOn(today)
  const current = holding(ofToday, minutes)
  if (current) {
    const isWholeDay = current.from === 0 && current.until === endOfDay
    return isWholeDay ? { kind: 'open_all_day' } : { kind: 'open', until: current.until }
  }
  const laterToday = ofToday.find(({ from }) => from > minutes)
  if (laterToday) return { kind: 'opens_today', from: laterToday.from }
  for (let ahead = 1; ahead <= daysAhead; ahead += 1) {
    const date = addDays(today, ahead)
    const first = rangesOn(date)[0]
    if (first) return { kind: 'opens_later', date, from: first.from }
  }
  return { kind: 'closed' }
}
