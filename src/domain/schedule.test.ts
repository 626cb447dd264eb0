import { ValidationError } from 'yup'
import { breakRanges, closedWeek, hoursRange, openingHours, overlappingNights } from './schedule'
import { dayScheduleSchema } from './scheduleRequests'

const saved = { day: 'Monday', isClosed: false, startHour: '9:00 AM', endHour: '5:00 PM' }

const faultsOf = (value: object): Record<string, string> => {
  try {
    dayScheduleSchema.validateSync(value, { abortEarly: false })
    return {}
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return Object.fromEntries(error.inner.map(({ path, message }) => [path ?? '', message] as const))
  }
}

test.each([
  ['9:00 AM', '5:00 PM', { from: 540, until: 1020 }],
  ['6:00 PM', '12:00 AM', { from: 1080, until: 1440 }],
  ['12:00 AM', '12:00 AM', { from: 0, until: 1440 }],
  ['12:00 AM', '1:00 AM', { from: 0, until: 60 }],
  ['12:00 PM', '1:00 PM', { from: 720, until: 780 }],
  ['8:00 PM', '2:00 AM', { from: 1200, until: 1560 }],
  ['11:30 PM', '12:30 AM', { from: 1410, until: 1470 }],
  ['10:00 PM', '6:00 AM', { from: 1320, until: 1800 }],
  ['10:00 PM', '6:30 AM', undefined],
  ['9:00 AM', '8:00 AM', undefined],
  ['5:00 PM', '9:00 AM', undefined],
  ['9:00 AM', '9:00 AM', undefined],
  ['noon', '5:00 PM', undefined],
])('%s to %s is %p', (start, end, range) => {
  expect(hoursRange(start, end)).toEqual(range)
})

test('a closed day and one without hours have no opening hours', () => {
  const hours = { startHour: '9:00 AM', endHour: '5:00 PM', breaks: [] }
  expect(openingHours({ isClosed: true, ...hours })).toBeUndefined()
  expect(openingHours({ isClosed: false, ...hours, endHour: null })).toBeUndefined()
})

test.each([
  ['the end before the start', { startHour: '5:00 PM', endHour: '9:00 AM' }, { endHour: 'end_before_start' }],
  ['no time at all', { startHour: '9:00 AM', endHour: '9:00 AM' }, { endHour: 'end_before_start' }],
  ['no start', { startHour: undefined }, { startHour: 'start_required' }],
  ['an empty start', { startHour: '' }, { startHour: 'start_required' }],
  ['a null end', { endHour: null }, { endHour: 'end_required' }],
  ['an hour that is not offered', { endHour: '5:15 PM' }, { endHour: 'hour_invalid' }],
  ['a day that is none', { day: 'Funday' }, { day: 'day_required' }],
  ['no day', { day: undefined }, { day: 'day_required' }],
  ['neither open nor closed', { isClosed: 'perhaps' }, { isClosed: 'value_invalid' }],
  ['breaks that are no list', { breaks: 'noon' }, { breaks: 'break_outside_hours' }],
  ['null for breaks', { breaks: null }, { breaks: 'break_outside_hours' }],
  ['a break that is null', { breaks: [null] }, { breaks: 'break_outside_hours' }],
  [
    'a break before opening',
    { breaks: [{ startHour: '8:00 AM', endHour: '10:00 AM' }] },
    { breaks: 'break_outside_hours' },
  ],
  [
    'a break without length',
    { breaks: [{ startHour: '1:00 PM', endHour: '1:00 PM' }] },
    { breaks: 'break_outside_hours' },
  ],
])('%s is refused at its field', (_what, change, expected) => {
  expect(faultsOf({ ...saved, ...change })).toMatchObject(expected)
})

test('hours with a break inside them are accepted as they are', () => {
  const breaks = [{ startHour: '1:00 PM', endHour: '1:30 PM' }]
  expect(dayScheduleSchema.validateSync({ ...saved, breaks })).toEqual({ ...saved, breaks })
})

test('a closed day drops its hours, whatever they were', () => {
  const closed = dayScheduleSchema.validateSync({
    ...saved,
    isClosed: true,
    startHour: '5:00 PM',
    endHour: 'never',
  })
  expect(closed).toEqual({ day: 'Monday', isClosed: true, startHour: null, endHour: null, breaks: [] })
})

const night = (breaks: { startHour: string; endHour: string }[] = []) => ({
  isClosed: false,
  startHour: '8:00 PM',
  endHour: '2:00 AM',
  breaks,
})

test('breaks of a night are before, over and after its midnight', () => {
  const breaks = [
    { startHour: '9:00 PM', endHour: '9:30 PM' },
    { startHour: '11:30 PM', endHour: '12:30 AM' },
    { startHour: '1:00 AM', endHour: '1:30 AM' },
  ]
  expect(dayScheduleSchema.validateSync({ day: 'Monday', ...night(breaks) })).toMatchObject({ breaks })
  expect(breakRanges(night(breaks))).toEqual([
    { from: 1260, until: 1290 },
    { from: 1410, until: 1470 },
    { from: 1500, until: 1530 },
  ])
})

test.each([
  ['after the night', { startHour: '2:00 AM', endHour: '2:30 AM' }],
  ['before the night', { startHour: '7:00 PM', endHour: '8:30 PM' }],
])('a break %s is refused', (_where, pause) => {
  expect(faultsOf({ day: 'Monday', ...night([pause]) })).toEqual({ breaks: 'break_outside_hours' })
})

test.each([
  ['1:30 AM', ['Sunday']],
  ['2:00 AM', []],
])('a night of Sunday until 2:00 AM before a Monday from %s overlaps on %p', (startHour, days) => {
  const Monday = { isClosed: false, startHour, endHour: '5:00 PM', breaks: [] }
  expect(overlappingNights({ ...closedWeek(), Sunday: night(), Monday })).toEqual(days)
})
