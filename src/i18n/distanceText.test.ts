import { distanceText } from './distanceText'

test.each([
  [0, '100 m'],
  [0.34, '300 m'],
  [0.95, '1 km'],
  [2.44, '2.4 km'],
  [38.4, '38 km'],
  [10_012.3, '10,012 km'],
])('%d km reads %s', (kilometres, text) => {
  expect(distanceText(kilometres, 'en-US')).toBe(text)
})

test('in Arabic it has the Arabic unit and the digits of our screens', () => {
  expect(distanceText(2.44, 'ar-u-nu-latn')).toBe('2.4 كم')
})
