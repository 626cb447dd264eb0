import { closedWeek, type BreakHours } from './schedule'
import { freeSlots } from './slots'
import type { StartRule } from './startRule'
import type { BusyInterval } from './units'
import { formatHour } from './wallTime'

const minute = 60_000
const nine = Date.parse('2027-02-06T09:00:00Z')

interface Day {
  minutes: number
  rule: StartRule
  /** Minutes after nine. */
  booked?: [from: number, until: number][]
  breaks?: BreakHours[]
  hours?: { from: number; until: number }[]
}

/** Of one staff member, from nine to noon. */
function slotsOf({ minutes, rule, booked = [], breaks = [], hours }: Day) {
  const busy: BusyInterval[] = booked.map(([from, until]) => ({
    startsAt: nine + from * minute,
    endsAt: nine + until * minute,
  }))
  return freeSlots({
    date: '2027-02-06',
    timeZone: 'UTC',
    week: {
      ...closedWeek(),
      Saturday: { isClosed: false, startHour: '9:00 AM', endHour: '12:00 PM', breaks },
    },
    isDayOff: false,
    staff: [{ staffId: 'first', busy, ...(hours && { hours }) }],
    minutes,
    now: 0,
    starts: rule,
  }).slots
}

const timesOf = (day: Day): string[] => slotsOf(day).map(({ wallMinutes }) => formatHour(wallMinutes))

test.each([
  [20, 9],
  [10, 18],
  [50, 3],
  [30, 6],
  [7, 18],
])('three hours have room for services of %i minutes: %i, booked as they are offered', (minutes, fit) => {
  for (const stepMinutes of [5, 10, 15, 20, 30, 60]) {
    const booked: [number, number][] = []
    for (;;) {
      const [first] = slotsOf({ minutes, rule: { stepMinutes }, booked })
      if (!first) break
      const from = (first.startsAt - nine) / minute
      booked.push([from, from + minutes])
    }
    expect([stepMinutes, booked.length]).toEqual([stepMinutes, fit])
  }
})

test.each<[number, string[]]>([
  [60, ['9:00 AM', '10:00 AM', '11:00 AM']],
  [30, ['9:00 AM', '9:30 AM', '10:00 AM', '10:30 AM', '11:00 AM']],
])('on a free day starts lie every %i minutes from opening', (stepMinutes, times) => {
  expect(timesOf({ minutes: 50, rule: { stepMinutes } })).toEqual(times)
})

test('right after an appointment and right before one there is a start, off the step too', () => {
  const times = timesOf({ minutes: 20, rule: { stepMinutes: 30 }, booked: [[60, 80]] })
  expect(times).toEqual(['9:00 AM', '9:30 AM', '9:40 AM', '10:20 AM', '10:30 AM', '11:00 AM', '11:30 AM'])
})

test('so there is beside a break, and where the hours of a staff member begin', () => {
  const breaks = [{ startHour: '10:10 AM', endHour: '10:40 AM' }]
  const rule = { stepMinutes: 60 }
  expect(timesOf({ minutes: 50, rule, breaks })).toEqual(['9:00 AM', '9:20 AM', '10:40 AM', '11:00 AM'])
  const hours = [{ from: 9 * 60 + 30, until: 11 * 60 }]
  expect(timesOf({ minutes: 30, rule, hours })).toEqual(['9:30 AM', '10:00 AM'])
})

test('starts that leave a gap too short for any service are left out where others leave none', () => {
  const rule = { stepMinutes: 15, shortestMinutes: 30 }
  expect(timesOf({ minutes: 30, rule, booked: [[60, 150]] })).toEqual(['9:00 AM', '9:30 AM', '11:30 AM'])
  expect(timesOf({ minutes: 50, rule: { stepMinutes: 15, shortestMinutes: 50 } })).toEqual([
    '9:00 AM',
    '10:00 AM',
    '10:15 AM',
    '11:10 AM',
  ])
})

test('where every start leaves one, all are offered', () => {
  const rule = { stepMinutes: 15, shortestMinutes: 50 }
  const booked: [number, number][] = [[75, 180]]
  expect(timesOf({ minutes: 50, rule, booked })).toEqual(['9:00 AM', '9:15 AM', '9:25 AM'])
})

test('beside an appointment a start is offered although it leaves a gap', () => {
  const rule = { stepMinutes: 5, shortestMinutes: 50 }
  const booked: [number, number][] = [
    [0, 40],
    [110, 130],
  ]
  expect(timesOf({ minutes: 50, rule, booked })).toEqual(['9:40 AM', '10:00 AM', '11:10 AM'])
})
