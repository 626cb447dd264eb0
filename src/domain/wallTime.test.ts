import { endOfDay, formatHour, hourlyOptions, parseHour } from './wallTime'

test.each([
  ['12:00 AM', 0],
  ['12:30 AM', 30],
  ['1:00 AM', 60],
  ['11:59 AM', 719],
  ['12:00 PM', 720],
  ['12:45 PM', 765],
  ['11:00 PM', 1380],
])('%s is %i minutes after midnight', (text, minutes) => {
  expect(parseHour(text)).toBe(minutes)
  expect(formatHour(minutes)).toBe(text)
})

test.each([
  '',
  '0:00 AM',
  '13:00 PM',
  '9:60 AM',
  '9 AM',
  '9:00',
  '9:00 am',
  '09:00 AM',
  ' 9:00 AM',
  '9:00 AM\n',
])('%p is no hour', text => {
  expect(parseHour(text)).toBeUndefined()
})

test('the end of a day is written as 12:00 AM', () => {
  expect(formatHour(endOfDay)).toBe('12:00 AM')
})

test('every minute of a day is read back as it was written', () => {
  for (let minutes = 0; minutes < endOfDay; minutes += 1) expect(parseHour(formatHour(minutes))).toBe(minutes)
})

test('there are 24 hours to choose from, 12:00 AM to 11:00 PM', () => {
  expect(hourlyOptions).toHaveLength(24)
  expect([hourlyOptions[0], hourlyOptions[9], hourlyOptions[12], hourlyOptions[23]]).toEqual([
    '12:00 AM',
    '9:00 AM',
    '12:00 PM',
    '11:00 PM',
  ])
})
