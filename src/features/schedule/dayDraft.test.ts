import { closedDay, closedWeek, type DaySchedule } from '@/domain/schedule'
import { draftOf, mergeDay, requestsOf } from './dayDraft'

const seen = closedWeek()
const lunch = [{ startHour: '1:00 PM', endHour: '2:00 PM' }]

test('days that get the same get the hours and the breaks, each over the version that was seen of it', () => {
  const draft = { isClosed: false, startHour: '9:00 AM', endHour: '5:00 PM', breaks: lunch }
  const week = { ...seen, Monday: { ...closedDay, etag: '"1"' }, Sunday: { ...draft, etag: '"2"' } }
  expect(requestsOf('Monday', { ...draft, alsoOn: ['Sunday'] }, week)).toEqual([
    { day: 'Monday', ...draft, etag: '"1"' },
    { day: 'Sunday', ...draft, etag: '"2"' },
  ])
})

test('a closed day is sent without hours, whatever was filled in before', () => {
  const draft = { isClosed: true, startHour: '9:00 AM', endHour: '5:00 PM', breaks: lunch, alsoOn: [] }
  expect(requestsOf('Monday', draft, seen)).toMatchObject([{ day: 'Monday', ...closedDay }])
})

const nine = { isClosed: false, startHour: '9:00 AM', endHour: '5:00 PM', breaks: [] }
const ten = { ...nine, startHour: '10:00 AM' }
const withLunch = { ...nine, breaks: lunch }

test.each<[string, DaySchedule, DaySchedule, DaySchedule, string[]]>([
  ['I open later, they have lunch', ten, withLunch, { ...ten, breaks: lunch }, []],
  ['I have lunch, they open later', withLunch, ten, { ...ten, breaks: lunch }, []],
  ['I changed nothing', nine, ten, ten, []],
  ['both open at other hours', ten, { ...nine, endHour: '8:00 PM' }, ten, ['opening']],
  ['I close the day, they have lunch', closedDay, withLunch, closedDay, ['opening', 'breaks']],
  ['they close the day, I have lunch', withLunch, closedDay, withLunch, ['opening', 'breaks']],
  ['both close it', closedDay, closedDay, closedDay, []],
])('of a day from nine to five: %s', (_who, mine, theirs, merged, conflicting) => {
  const alsoOn = ['Sunday' as const]
  expect(mergeDay(nine, { ...draftOf(mine), alsoOn }, theirs)).toEqual({
    draft: { ...draftOf(merged), alsoOn },
    conflicting,
  })
})
