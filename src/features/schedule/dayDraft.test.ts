import { closedDay, closedWeek } from '@/domain/schedule'
import { requestsOf } from './dayDraft'

const seen = closedWeek()
const lunch = [{ startHour: '1:00 PM', endHour: '2:00 PM' }]

test('days that get the same get the hours and the breaks, each over what was seen of it', () => {
  const draft = { isClosed: false, startHour: '9:00 AM', endHour: '5:00 PM', breaks: lunch }
  const requests = requestsOf('Monday', { ...draft, alsoOn: ['Sunday'] }, { ...seen, Sunday: { ...draft } })
  expect(requests).toEqual([
    { day: 'Monday', ...draft, base: { day: 'Monday', ...closedDay } },
    { day: 'Sunday', ...draft, base: { day: 'Sunday', ...draft } },
  ])
})

test('a closed day is sent without hours, whatever was filled in before', () => {
  const draft = { isClosed: true, startHour: '9:00 AM', endHour: '5:00 PM', breaks: lunch, alsoOn: [] }
  expect(requestsOf('Monday', draft, seen)).toMatchObject([{ day: 'Monday', ...closedDay }])
})
