import { homeOf, paths } from './paths'

test('each role has a home of its own', () => {
  expect(homeOf('customer')).toBe(paths.client)
  expect(homeOf('barber')).toBe(paths.owner)
  expect(homeOf('beauty_salon')).toBe(paths.owner)
})

it.each([
  [[], undefined, '/salons/a%2Fb/book'],
  [['cut'], undefined, '/salons/a%2Fb/book?service=cut'],
  [['cut', 'a&b'], 'sami', '/salons/a%2Fb/book?service=cut&service=a%26b&staffMember=sami'],
])('booking %j with %s begins at %s', (serviceIds, staffId, address) => {
  expect(paths.booking('a/b', serviceIds, staffId)).toBe(address)
})
