import { compassDirection } from './compass'

const ramallah = { latitude: 31.9038, longitude: 35.2034 }

test.each([
  [0.1, 0, 'north'],
  [0.1, 0.12, 'northEast'],
  [0, 0.1, 'east'],
  [-0.1, 0.12, 'southEast'],
  [-0.1, 0, 'south'],
  [-0.1, -0.12, 'southWest'],
  [0, -0.1, 'west'],
  [0.1, -0.12, 'northWest'],
  [0.1, 0.02, 'north'],
] as const)('%d degrees of latitude and %d of longitude away lies %s', (north, east, direction) => {
  const there = { latitude: ramallah.latitude + north, longitude: ramallah.longitude + east }
  expect(compassDirection(ramallah, there)).toBe(direction)
})

test('over the date line the shorter way counts', () => {
  const fiji = { latitude: -18, longitude: 178 }
  expect(compassDirection(fiji, { latitude: -18, longitude: -178 })).toBe('east')
})
