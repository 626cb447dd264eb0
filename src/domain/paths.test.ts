import { homeOf, paths } from './paths'

test('each role has a home of its own', () => {
  expect(homeOf('customer')).toBe(paths.client)
  expect(homeOf('barber')).toBe(paths.owner)
  expect(homeOf('beauty_salon')).toBe(paths.owner)
})

it.each([
  [{}, '/salons/a%2Fb/book'],
  [{ serviceIds: ['cut'] }, '/salons/a%2Fb/book?service=cut'],
  [
    { serviceIds: ['cut', 'a&b'], staffId: 'sami' },
    '/salons/a%2Fb/book?service=cut&service=a%26b&staff=sami',
  ],
])('booking with %j begins at %s', (answers, address) => {
  expect(paths.booking('a/b', answers)).toBe(address)
})
