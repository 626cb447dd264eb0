import { homeOf } from '@/domain/paths'
import { mayOpen } from './access'

describe('mayOpen', () => {
  test.each([
    ['/salon', 'customer', false],
    ['/salon/', 'customer', false],
    ['/SALON/MyServices', 'customer', false],
    ['/salon/appointment?day=1', 'customer', false],
    ['/salons/17', 'customer', true],
    ['/salons/17', 'barber', true],
    ['/user', 'barber', false],
    ['/User/', 'beauty_salon', false],
    ['/user/search?text=a', 'barber', true],
    ['/user/appointment', 'customer', true],
    ['/user/appointment', 'barber', true],
    ['/user/payment', 'barber', true],
    ['/user/settings/account-info', 'beauty_salon', true],
    ['/user/settings/calendar', 'beauty_salon', false],
    ['/user/settings/calendar', 'customer', false],
  ] as const)('%s for a %s: %s', (address, role, allowed) => {
    expect(mayOpen(address, { role })).toBe(allowed)
  })

  test('lets everyone into their own home', () => {
    for (const role of ['customer', 'barber', 'beauty_salon'] as const)
      expect(mayOpen(homeOf(role), { role })).toBe(true)
  })
})
