import { closedWeek, type WeekSchedule } from './schedule'
import { dayOn, datesOverlap, weekOn, type Season } from './season'
import { seasonRequestOf, seasonSchema } from './seasonRequests'
import { toWeekSchedule } from './scheduleRequests'
import { seasonPolicy } from './seasonPolicy'
import { limitPolicy } from './limitPolicy'
import { addDays, weekdays } from './weekday'

const weekOf = (startHour: string, endHour: string): WeekSchedule => ({
  ...closedWeek(),
  Saturday: { isClosed: false, startHour, endHour, breaks: [] },
})
const usual = weekOf('9:00 AM', '6:00 PM')
const ramadan: Season = {
  id: 'ramadan',
  name: 'Ramadan',
  nameAr: 'رمضان',
  startsOn: '2027-02-08',
  endsOn: '2027-03-09',
  week: weekOf('8:00 PM', '12:00 AM'),
}
const eid: Season = {
  ...ramadan,
  id: 'eid',
  startsOn: '2027-03-10',
  endsOn: '2027-03-10',
  week: closedWeek(),
}

test.each([
  ['2027-02-06', usual],
  ['2027-02-08', ramadan.week],
  ['2027-02-13', ramadan.week],
  ['2027-03-09', ramadan.week],
  ['2027-03-10', eid.week],
  ['2027-03-11', usual],
])('on %s one week applies, from the first day of a season through its last', (date, week) => {
  expect(weekOn(usual, [ramadan, eid], date)).toBe(week)
  expect(weekOn(usual, undefined, date)).toBe(usual)
})

test('the hours of a date are those of its weekday in the week that applies', () => {
  expect(dayOn(usual, [ramadan], '2027-02-06').startHour).toBe('9:00 AM')
  expect(dayOn(usual, [ramadan], '2027-02-13').startHour).toBe('8:00 PM')
  expect(dayOn(usual, [ramadan], '2027-02-14').isClosed).toBe(true)
})

test.each([
  ['2027-02-01', '2027-02-07', false],
  ['2027-02-01', '2027-02-08', true],
  ['2027-02-10', '2027-02-12', true],
  ['2027-01-01', '2027-12-31', true],
  ['2027-03-09', '2027-03-09', true],
  ['2027-03-10', '2027-03-12', false],
])('%s to %s has a date in common with Ramadan: %p', (startsOn, endsOn, expected) => {
  expect(datesOverlap(ramadan, { startsOn, endsOn })).toBe(expected)
})

const open = { day: 'Saturday', isClosed: false, startHour: '8:00 PM', endHour: '12:00 AM', breaks: [] }
const request = {
  name: ' Ramadan ',
  nameAr: '',
  startsOn: '2027-02-08',
  endsOn: '2027-03-09',
  days: [open],
  staffHours: [],
}
const noHours = Object.fromEntries(weekdays.map(day => [day, null]))

test('a request is stored trimmed, and a season makes the same request again', () => {
  const read = seasonSchema.validateSync(request)
  expect(read).toMatchObject({ name: 'Ramadan', nameAr: null, staffHours: [] })
  const { days, ...season } = read
  const week = toWeekSchedule(days)
  const again = seasonSchema.validateSync(seasonRequestOf({ id: 'one', ...season, week }))
  expect(toWeekSchedule(again.days)).toEqual(week)
})

test.each([
  [{ name: ' ' }, 'name', 'name_required'],
  [{ name: 'x'.repeat(81) }, 'name', 'name_too_long-80'],
  [{ startsOn: 'soon' }, 'startsOn', 'date_invalid'],
  [{ startsOn: '2027-03-10' }, 'endsOn', 'dates_reversed'],
  [{ endsOn: addDays(request.startsOn, seasonPolicy.mostDays) }, 'endsOn', 'dates_too_many'],
  [{ days: [] }, 'days', 'day_required'],
  [{ days: [open, open] }, 'days', 'value_invalid'],
  [{ days: [{ ...open, endHour: '7:00 PM' }] }, 'days[0].endHour', 'end_before_start'],
  [
    { days: [{ ...open, breaks: [{ startHour: '1:00 PM', endHour: '2:00 PM' }] }] },
    'days[0].breaks',
    'break_outside_hours',
  ],
  [
    { days: [{ ...open, breaks: Array.from({ length: limitPolicy.breaksOfDay + 1 }, () => ({})) }] },
    'days[0].breaks',
    'breaks_too_many',
  ],
  [{ staffHours: [{ staffId: 'a', hours: { Monday: null } }] }, 'staffHours[0].hours', 'end_before_start'],
  [{ staffHours: [{ staffId: 'a', hours: null }] }, 'staffHours[0].hours', 'end_before_start'],
  [{ staffHours: [0, 1].map(() => ({ staffId: 'a', hours: noHours })) }, 'staffHours', 'value_invalid'],
  [{ staffHours: 'all' }, 'staffHours', 'value_invalid'],
])('%j is refused at its field', (changes, field, code) => {
  const broken = () => seasonSchema.validateSync({ ...request, ...changes })
  expect(broken).toThrow(expect.objectContaining({ path: field, message: code }) as Error)
})

test('the longest season has its last day', () => {
  const endsOn = addDays(request.startsOn, seasonPolicy.mostDays - 1)
  expect(seasonSchema.isValidSync({ ...request, endsOn })).toBe(true)
})
