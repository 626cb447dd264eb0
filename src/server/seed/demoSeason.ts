import type { SeasonRequest } from '@/domain/seasonRequests'
import { addDays, utcMidnight, weekdays, type IsoDate } from '@/domain/weekday'

/** The demo's appointments lie before it, in the usual week. */
const daysAhead = 30

const islamicMonth = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', {
  month: 'numeric',
  timeZone: 'UTC',
})
const isRamadan = (date: IsoDate): boolean => islamicMonth.format(utcMidnight(date)) === '9'

/** The next Ramadan: open from noon to midnight, with a break for the evening meal. */
export function demoSeason(today: IsoDate): SeasonRequest {
  let startsOn = addDays(today, daysAhead)
  while (!isRamadan(startsOn) || isRamadan(addDays(startsOn, -1))) startsOn = addDays(startsOn, 1)
  let endsOn = startsOn
  while (isRamadan(addDays(endsOn, 1))) endsOn = addDays(endsOn, 1)
  const evening = { startHour: '5:00 PM', endHour: '8:00 PM' }
  const hours = { isClosed: false, startHour: '12:00 PM', endHour: '12:00 AM', breaks: [evening] }
  const days = weekdays.map(day => ({ day, ...hours }))
  return { name: 'Ramadan', nameAr: 'رمضان', startsOn, endsOn, days, staffHours: [] }
}
