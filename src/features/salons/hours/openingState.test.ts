import type { Section } from '@/domain/salon'
import { closedWeek, type DaySchedule, type WeekSchedule } from '@/domain/schedule'
import { weekdays } from '@/domain/weekday'
import { openingState } from './openingState'
import { weekHours } from './weekHours'

const timeZone = 'Asia/Hebron'
/** 2027-02-05 is a Friday. Hebron is then two hours ahead of UTC. */
const hebron = (date: string, time: string) => Date.parse(`${date}T${time}:00+02:00`)

const open = (startHour: string, endHour: string, breaks: DaySchedule['breaks'] = []): DaySchedule => ({
  isClosed: false,
  startHour,
  endHour,
  breaks,
})
const everyDay = (day: DaySchedule): WeekSchedule =>
  Object.fromEntries(weekdays.map(weekday => [weekday, day])) as WeekSchedule
const sectionOf = (week: WeekSchedule, id = 'hair'): Section => ({
  id,
  name: id,
  nameAr: null,
  services: [],
  week,
})

const lunch = [{ startHour: '1:00 PM', endHour: '2:00 PM' }]
const closedFridays = { ...everyDay(open('9:00 AM', '6:00 PM', lunch)), Friday: closedWeek().Friday }
const scenario = { sections: [sectionOf(closedFridays)], daysOff: [], timeZone }

describe('the state of a salon that is closed on Fridays and at lunch', () => {
  test.each([
    ['open until lunch', '2027-02-06', '10:00', { kind: 'open', until: 13 * 60 }],
    ['open from its first minute', '2027-02-06', '09:00', { kind: 'open', until: 13 * 60 }],
    ['open after lunch until it closes', '2027-02-06', '14:00', { kind: 'open', until: 18 * 60 }],
    ['closed at lunch', '2027-02-06', '13:00', { kind: 'opens_today', from: 14 * 60 }],
    ['closed in the morning', '2027-02-06', '08:59', { kind: 'opens_today', from: 9 * 60 }],
    [
      'closed from its last minute',
      '2027-02-06',
      '18:00',
      { kind: 'opens_later', date: '2027-02-07', from: 540 },
    ],
    ['closed all Friday', '2027-02-05', '12:00', { kind: 'opens_later', date: '2027-02-06', from: 540 }],
  ])('%s', (_what, date, time, state) => {
    expect(openingState(scenario, hebron(date, time))).toEqual(state)
  })

  test('goes by the salon’s day, not by the reader’s or UTC’s', () => {
    // 00:30 on Saturday in Hebron is still Friday in London.
    expect(openingState(scenario, Date.parse('2027-02-05T22:30:00Z'))).toEqual({
      kind: 'opens_today',
      from: 540,
    })
  })

  test('passes over a day off', () => {
    const daysOff = [{ id: 'd', date: '2027-02-06', reason: '' }]
    expect(openingState({ ...scenario, daysOff }, hebron('2027-02-06', '10:00'))).toEqual({
      kind: 'opens_later',
      date: '2027-02-07',
      from: 540,
    })
  })
})

test('a salon is open while one of its sections is', () => {
  const sections = [
    sectionOf(everyDay(open('9:00 AM', '12:00 PM'))),
    sectionOf(everyDay(open('12:00 PM', '5:00 PM')), 'beard'),
  ]
  expect(openingState({ ...scenario, sections }, hebron('2027-02-06', '10:00'))).toEqual({
    kind: 'open',
    until: 17 * 60,
  })
})

test('a salon that never closes says so, and one that never opens too', () => {
  const sections = [sectionOf(everyDay(open('12:00 AM', '12:00 AM')))]
  expect(openingState({ ...scenario, sections }, hebron('2027-02-06', '03:00'))).toEqual({
    kind: 'open_all_day',
  })
  const closed = [sectionOf(closedWeek())]
  expect(openingState({ ...scenario, sections: closed }, hebron('2027-02-06', '03:00'))).toEqual({
    kind: 'closed',
  })
})

const evenings = {
  id: 'ramadan',
  name: 'Ramadan',
  nameAr: null,
  startsOn: '2027-02-08',
  endsOn: '2027-02-10',
  week: { ...everyDay(open('8:00 PM', '12:00 AM')), Wednesday: closedWeek().Wednesday },
}

test.each([
  ['2027-02-07', { kind: 'open', until: 13 * 60 }],
  ['2027-02-08', { kind: 'opens_today', from: 20 * 60 }],
  ['2027-02-10', { kind: 'opens_later', date: '2027-02-11', from: 540 }],
])('on %s at ten a salon with a season goes by it', (date, state) => {
  expect(openingState({ ...scenario, seasons: [evenings] }, hebron(date, '10:00'))).toEqual(state)
})

describe('the hours of the week', () => {
  const names = (groups: ReturnType<typeof weekHours>) =>
    groups.map(({ runs }) => runs.map(({ first, last }) => [first.weekday, last.weekday]))

  test('begin today and draw alike days together', () => {
    expect(names(weekHours(scenario, '2027-02-06'))).toEqual([
      [
        ['Saturday', 'Saturday'],
        ['Sunday', 'Thursday'],
        ['Friday', 'Friday'],
      ],
    ])
  })

  test('leave breaks out', () => {
    const [group] = weekHours(scenario, '2027-02-06')
    expect(group?.runs[0]?.first.ranges).toEqual([
      { from: 540, until: 780 },
      { from: 840, until: 1080 },
    ])
  })

  test('show a day off as such, and only in the week in which it is', () => {
    const withDayOff = { ...scenario, daysOff: [{ id: 'd', date: '2027-02-08', reason: 'Holiday' }] }
    const monday = weekHours(withDayOff, '2027-02-06')[0]?.runs.find(
      ({ first }) => first.weekday === 'Monday',
    )
    expect(monday?.first).toMatchObject({ date: '2027-02-08', isDayOff: true, ranges: [] })
    expect(names(weekHours(withDayOff, '2027-02-13'))).toEqual(names(weekHours(scenario, '2027-02-13')))
  })

  test('are those of a season on its dates, apart from the days beside it', () => {
    const sections = [...scenario.sections, sectionOf(everyDay(open('10:00 AM', '4:00 PM')), 'kids')]
    const [group] = weekHours({ ...scenario, sections, seasons: [evenings] }, '2027-02-06')
    expect(
      group?.runs.map(({ first, last }) => [
        first.weekday,
        last.weekday,
        first.season?.name,
        first.ranges[0]?.from,
      ]),
    ).toEqual([
      ['Saturday', 'Saturday', undefined, 540],
      ['Sunday', 'Sunday', undefined, 540],
      ['Monday', 'Tuesday', 'Ramadan', 1200],
      ['Wednesday', 'Wednesday', 'Ramadan', undefined],
      ['Thursday', 'Thursday', undefined, 540],
      ['Friday', 'Friday', undefined, undefined],
    ])
    expect(weekHours({ ...scenario, sections, seasons: [evenings] }, '2027-02-06')).toHaveLength(2)
  })

  test('are told once for sections that share them', () => {
    const sections = [
      sectionOf(closedFridays),
      sectionOf(everyDay(open('10:00 AM', '4:00 PM')), 'kids'),
      sectionOf({ ...closedFridays }, 'beard'),
    ]
    const groups = weekHours({ ...scenario, sections }, '2027-02-06')
    expect(groups.map(group => group.sections.map(({ id }) => id))).toEqual([['hair', 'beard'], ['kids']])
  })
})
