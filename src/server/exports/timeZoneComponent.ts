import { offsetsBetween } from '@/domain/offsetsBetween'
import type { Instant, OffsetInterval } from '@/domain/zoneOffsets'
import { recentlyUsed } from '../kernel/recentlyUsed'
import { dateTime, property, type Component } from './jCal'

const day = 24 * 60 * 60 * 1000
const mostCached = 500

/** Milliseconds as +03:00. */
function offsetText(offset: number): string {
  const minutes = Math.round(Math.abs(offset) / 60_000)
  const twoDigits = (value: number) => String(value).padStart(2, '0')
  return `${offset < 0 ? '-' : '+'}${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`
}

/** Begins an interval of an offset after one of the offset before. */
function observance({ from, offset }: OffsetInterval, before: number): Component {
  const name = offset > before ? 'daylight' : 'standard'
  return [
    name,
    [
      property('dtstart', 'date-time', dateTime(from, before)),
      property('tzoffsetfrom', 'utc-offset', offsetText(before)),
      property('tzoffsetto', 'utc-offset', offsetText(offset)),
    ],
    [],
  ]
}

const cached = recentlyUsed<string, Component>(mostCached)

/**
 * A VTIMEZONE (RFC 5545, 3.6.5) for all years from that of the first instant to that of the last. Each clock change is
 * listed, since the rules of some zones change from year to year.
 */
export function timeZoneComponent(timeZone: string, first: Instant, last: Instant): Component {
  const [firstYear, lastYear] = [new Date(first).getUTCFullYear(), new Date(last).getUTCFullYear()]
  const key = [timeZone, firstYear, lastYear].join()
  const component = cached.get(key) ?? componentOf(timeZone, firstYear, lastYear)
  cached.set(key, component)
  return component
}

function componentOf(timeZone: string, firstYear: number, lastYear: number): Component {
  const years = { from: Date.UTC(firstYear, 0, 1) - day, until: Date.UTC(lastYear + 1, 0, 1) + day }
  const intervals = offsetsBetween(years, timeZone)
  return [
    'vtimezone',
    [property('tzid', 'text', timeZone)],
    intervals.map((interval, index) => observance(interval, (intervals[index - 1] ?? interval).offset)),
  ]
}
