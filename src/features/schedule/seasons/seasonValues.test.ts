import { closedWeek } from '@/domain/schedule'
import { weekdays, type Weekday } from '@/domain/weekday'
import {
  dayRunsOf,
  emptyGroup,
  freeDaysOf,
  groupFaults,
  groupsOfWeek,
  hoursFaults,
  seasonRequestIn,
  seasonValues,
  withDay,
} from './seasonValues'

const open = (startHour: string, endHour: string) => ({ isClosed: false, startHour, endHour, breaks: [] })
const week = {
  ...closedWeek(),
  Monday: open('9:00 AM', '1:00 PM'),
  Tuesday: open('10:00 AM', '1:00 PM'),
  Wednesday: open('9:00 AM', '1:00 PM'),
}
const off = (...days: Weekday[]) =>
  Object.fromEntries(
    weekdays.map(day => [day, days.includes(day) ? null : { startHour: '9:00 AM', endHour: '5:00 PM' }]),
  ) as never
const sami = { id: 'sami', name: 'Sami', nameAr: null, photoUrl: null, serviceIds: [] }
const salon = { sections: [{ id: 'hair', name: 'Hair', nameAr: null, services: [], week }] }

test('days with the same hours are one group, and a week is the same again', () => {
  const groups = groupsOfWeek(week)
  expect(groups.map(({ days }) => days)).toEqual([['Monday', 'Wednesday'], ['Tuesday']])
  expect(freeDaysOf(groups)).toEqual(['Thursday', 'Friday', 'Saturday', 'Sunday'])
  const values = { ...seasonValues(undefined, salon, []), name: ' Eid ', groups }
  const request = seasonRequestIn(values)
  expect(request).toMatchObject({ name: 'Eid', nameAr: null })
  expect(Object.fromEntries(request.days.map(({ day, ...hours }) => [day, hours]))).toEqual(week)
})

test('a day is in one group at most', () => {
  const groups = groupsOfWeek(week)
  const moved = withDay(groups, 1, 'Monday', true)
  expect(moved.map(({ days }) => days)).toEqual([['Wednesday'], ['Monday', 'Tuesday']])
  expect(withDay(moved, 1, 'Monday', false).map(({ days }) => days)).toEqual([['Wednesday'], ['Tuesday']])
})

test('a new season begins with the usual days, and with the days off of the staff', () => {
  const values = seasonValues(undefined, salon, [
    { ...sami, hours: off('Friday') },
    { ...sami, id: 'lina', hours: null },
  ])
  expect(values.groups).toEqual([emptyGroup(['Monday', 'Tuesday', 'Wednesday'])])
  expect(values.staff.map(({ isOwn }) => isOwn)).toEqual([true, false])
  expect(values.staff[0]?.groups[0]?.days).not.toContain('Friday')
})

test('hours without a day or an end keep the form from being sent, of staff only where they are own', () => {
  const values = seasonValues(undefined, salon, [{ ...sami, hours: null }])
  expect(groupFaults(emptyGroup([]))).toMatchObject({ days: 'day_required', endHour: 'end_required' })
  expect(hoursFaults(values)).toEqual({ groups: 'hour_invalid' })
  const valid = { ...values, groups: groupsOfWeek(week) }
  expect(hoursFaults(valid)).toEqual({})
  const staff = valid.staff.map(one => ({ ...one, isOwn: true }))
  expect(hoursFaults({ ...valid, staff })).toEqual({ groups: 'hour_invalid' })
})

test.each([
  [weekdays, ['Monday–Sunday']],
  [
    ['Monday', 'Tuesday', 'Thursday', 'Saturday', 'Sunday'],
    ['Monday–Tuesday', 'Thursday–Thursday', 'Saturday–Sunday'],
  ],
  [[], []],
] as const)('%j runs as %j', (days, runs) => {
  expect(dayRunsOf(days).map(({ first, last }) => `${first}–${last}`)).toEqual(runs)
})
