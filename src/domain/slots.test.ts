import { closedDay, closedWeek, type DaySchedule, type WeekSchedule } from './schedule'
import { freeSlots, nearestSlots, type DayPlan } from './slots'
import { formatHour } from './wallTime'
import { weekdays } from './weekday'

const at = (iso: string): number => Date.parse(iso)

const everyDay = (startHour: string, endHour: string, breaks: DaySchedule['breaks'] = []): WeekSchedule =>
  Object.fromEntries(
    weekdays.map(day => [day, { isClosed: false, startHour, endHour, breaks }]),
  ) as WeekSchedule

const staffMember = { staffId: 'first', busy: [] }

const plan = (changes: Partial<DayPlan>): DayPlan => ({
  date: '2027-02-06',
  timeZone: 'Asia/Hebron',
  week: everyDay('9:00 AM', '6:00 PM'),
  isDayOff: false,
  staff: [staffMember],
  minutes: 60,
  now: at('2027-01-01T00:00:00Z'),
  ...changes,
})

const timesOf = (changes: Partial<DayPlan>): string[] =>
  freeSlots(plan(changes)).slots.map(({ wallMinutes, offset }) =>
    [formatHour(wallMinutes), ...(offset ? [offset] : [])].join(' '),
  )

const onTheHour = (times: string[]): string[] => times.filter(time => time.includes(':00 '))

test.each(['2027-03-26', '2027-03-30', '2027-10-29', '2027-11-02'])(
  'the first slot of %s is at opening, on either side of the clock change',
  date => {
    const paris = { date, timeZone: 'Europe/Paris', week: everyDay('9:00 AM', '12:00 PM') }
    expect(timesOf(paris)[0]).toBe('9:00 AM')
    expect(timesOf(paris).at(-1)).toBe('11:00 AM')
  },
)

test('the same hour is another instant after the clock change', () => {
  const first = (date: string) => freeSlots(plan({ date, timeZone: 'Europe/Paris' })).slots[0]?.startsAt
  expect(first('2027-03-26')).toBe(at('2027-03-26T08:00:00Z'))
  expect(first('2027-03-30')).toBe(at('2027-03-30T07:00:00Z'))
})

test('12:00 AM as an end is the end of the day', () => {
  const evening = onTheHour(timesOf({ week: everyDay('6:00 PM', '12:00 AM') }))
  expect(evening).toEqual(['6:00 PM', '7:00 PM', '8:00 PM', '9:00 PM', '10:00 PM', '11:00 PM'])
})

test('a salon that never closes has a slot at each of 24 hours', () => {
  const times = timesOf({ week: everyDay('12:00 AM', '12:00 AM') })
  expect(onTheHour(times)).toHaveLength(24)
  expect(times).toHaveLength(93)
  expect([times[0], times.at(-1)]).toEqual(['12:00 AM', '11:00 PM'])
})

test.each([
  ['12:00 AM', '1:00 AM', '12:00 AM'],
  ['12:00 PM', '1:00 PM', '12:00 PM'],
])('%s to %s has one slot, at %s', (start, end, slot) => {
  expect(timesOf({ week: everyDay(start, end) })).toEqual([slot])
})

test('a long service does not reach into a booking, and touching is not overlapping', () => {
  const taken = { startsAt: at('2027-02-06T07:30:00Z'), endsAt: at('2027-02-06T10:30:00Z') }
  const staff = [{ staffId: 'first', busy: [taken] }]
  expect(timesOf({ staff, minutes: 180 })[0]).toBe('12:30 PM')
  const short = timesOf({ staff, minutes: 30 })
  expect(short.slice(0, 2)).toEqual(['9:00 AM', '12:30 PM'])
  expect(timesOf({ minutes: 90 }).at(-1)).toBe('4:30 PM')
})

test('an appointment takes the whole units of five minutes that it touches, and no more', () => {
  const booked = (from: string, until: string) => ({ startsAt: at(from), endsAt: at(until) })
  const times = (one: ReturnType<typeof booked>) =>
    timesOf({ staff: [{ staffId: 'first', busy: [one] }], minutes: 50 })
  expect(times(booked('2027-02-06T07:50:00Z', '2027-02-06T08:20:00Z')).slice(0, 2)).toEqual([
    '9:00 AM',
    '10:20 AM',
  ])
  expect(times(booked('2027-02-06T07:49:00Z', '2027-02-06T08:31:00Z'))[0]).toBe('10:35 AM')
})

test('each slot names the staff members that are free for all of it', () => {
  const morning = { startsAt: at('2027-02-06T07:00:00Z'), endsAt: at('2027-02-06T08:00:00Z') }
  const staff = [
    { staffId: 'first', busy: [morning] },
    { staffId: 'second', busy: [], hours: [{ from: 540, until: 720 }] },
  ]
  const { slots } = freeSlots(plan({ staff }))
  const staffAt = (minutes: number) => slots.find(({ wallMinutes }) => wallMinutes === minutes)?.staffIds
  expect(staffAt(540)).toEqual(['second'])
  expect(staffAt(600)).toEqual(['first', 'second'])
  expect(staffAt(675)).toEqual(['first'])
})

test('breaks are cut out', () => {
  const lunch = [{ startHour: '12:00 PM', endHour: '12:30 PM' }]
  const times = timesOf({ week: everyDay('11:00 AM', '2:00 PM', lunch) })
  expect(times).toEqual(['11:00 AM', '12:30 PM', '12:45 PM', '1:00 PM'])
})

test('a clock that jumps over an hour offers no time within it', () => {
  const night = { timeZone: 'Europe/Paris', date: '2027-03-28', week: everyDay('1:00 AM', '5:00 AM') }
  expect(timesOf(night).map(time => time.split(' UTC')[0])).toEqual([
    '1:00 AM',
    '1:15 AM',
    '1:30 AM',
    '1:45 AM',
    '3:00 AM',
    '3:15 AM',
    '3:30 AM',
    '3:45 AM',
    '4:00 AM',
  ])
})

test('a repeated hour is offered twice, with its offset named', () => {
  const night = { timeZone: 'Europe/Paris', date: '2027-10-31', week: everyDay('2:00 AM', '4:00 AM') }
  expect(onTheHour(timesOf(night))).toEqual(['2:00 AM UTC+2', '2:00 AM UTC+1', '3:00 AM'])
})

test.each([
  ['Asia/Beirut', '2027-03-28', '1:00 AM'],
  ['Africa/Cairo', '2027-04-30', '1:00 AM'],
])('in %s, %s begins at %s: its midnight does not exist', (timeZone, date, first) => {
  const times = timesOf({ timeZone, date, week: everyDay('12:00 AM', '12:00 AM') })
  expect(times[0]).toBe(first)
  expect(onTheHour(times)).toHaveLength(23)
})

test('hours that end when the last hour of the day begins again stay closed the second time', () => {
  const late = { timeZone: 'Africa/Cairo', date: '2027-10-28', week: everyDay('9:00 PM', '11:00 PM') }
  expect(timesOf(late).at(-1)).toBe('10:00 PM')
})

test('what has begun is no longer offered', () => {
  const now = at('2027-02-06T07:15:00Z')
  expect(timesOf({ now })[0]).toBe('9:30 AM')
  expect(timesOf({ now: now - 1 })[0]).toBe('9:15 AM')
})

test.each<[string, Partial<DayPlan>, string]>([
  ['a closed day', { week: { ...everyDay('9:00 AM', '6:00 PM'), Saturday: closedDay } }, 'closed'],
  ['a week never saved', { week: closedWeek() }, 'closed'],
  ['a day off', { isDayOff: true }, 'closed'],
  ['a shop without chairs', { staff: [] }, 'closed'],
  [
    'hours that the clock skips',
    { timeZone: 'Europe/Paris', date: '2027-03-28', week: everyDay('2:00 AM', '3:00 AM') },
    'closed',
  ],
  ['a day gone by', { now: at('2027-02-07T00:00:00Z') }, 'past'],
  ['a day whose last start has passed', { minutes: 50, now: at('2027-02-06T15:01:00Z') }, 'past'],
  ['a service longer than the day', { minutes: 600 }, 'full'],
  [
    'a chair taken all day',
    {
      staff: [
        {
          staffId: 'first',
          busy: [{ startsAt: at('2027-02-06T00:00:00Z'), endsAt: at('2027-02-07T00:00:00Z') }],
        },
      ],
    },
    'full',
  ],
])('%s offers nothing and says why', (_what, changes, empty) => {
  expect(freeSlots(plan(changes))).toEqual({ slots: [], empty })
})

test('the nearest slots come first, of two as near the later one', () => {
  const { slots } = freeSlots(plan({ minutes: 30 }))
  const near = nearestSlots(slots, at('2027-02-06T10:00:00Z'), 3).map(({ wallMinutes }) =>
    formatHour(wallMinutes),
  )
  expect(near).toEqual(['12:00 PM', '12:15 PM', '11:45 AM'])
})
