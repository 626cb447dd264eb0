import { homeOf, mayOpen, paths } from './paths'

describe('mayOpen', () => {
  it.each([
    ['/salon', 'customer', false],
    ['/salon/', 'customer', false],
    ['/SALON/MyServices', 'customer', false],
    ['/salon/appointment?day=1', 'customer', false],
    ['/salons/17', 'customer', true],
    ['/salons/17', 'barber', true],
    ['/user', 'barber', false],
    ['/User/', 'beauty_salon', false],
    ['/user/search?text=a', 'barber', false],
    ['/user/appointment', 'customer', true],
    ['/user/appointment', 'barber', false],
    ['/user/payment', 'barber', true],
    ['/user/settings/account-info', 'beauty_salon', true],
  ] as const)('%s for a %s: %s', (address, role, allowed) => {
    expect(mayOpen(address, role)).toBe(allowed)
  })

  it('lets everyone into their own home', () => {
    for (const role of ['customer', 'barber', 'beauty_salon'] as const)
      expect(mayOpen(homeOf(role), role)).toBe(true)
    expect(homeOf('customer')).toBe(paths.client)
  })
})

it.each([
  [[], undefined, '/salons/a%2Fb/book'],
  [['cut'], undefined, '/salons/a%2Fb/book?service=cut'],
  [['cut', 'a&b'], 'sami', '/salons/a%2Fb/book?service=cut&service=a%26b&staffMember=sami'],
])('booking %j with %s begins at %s', (serviceIds, staffId, address) => {
  expect(paths.booking('a/b', serviceIds, staffId)).toBe(address)
})
