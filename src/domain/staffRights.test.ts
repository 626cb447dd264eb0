import fc from 'fast-check'
import { changesOf, hasRight, mayGive, seesOf, staffRights, withImplied, withoutRight } from './staffRights'

const some = fc.subarray([...staffRights])
const login = (rights: (typeof staffRights)[number][]) => ({ salonId: 'one', staffId: 'own', rights })

test('a client has no right, an owner has all, a staff member the given ones', () => {
  for (const right of staffRights) {
    expect(hasRight({ role: 'customer' }, right)).toBe(false)
    expect(hasRight({ role: 'barber' }, right)).toBe(true)
    expect(hasRight({ role: 'staff' }, right)).toBe(false)
    expect(hasRight({ role: 'staff', staff: login([right]) }, right)).toBe(true)
  }
})

test('nobody gives a right that they do not have', () => {
  fc.assert(
    fc.property(some, some, (own, given) => {
      const whole = withImplied(own)
      const isAllowed = mayGive({ role: 'staff', staff: login(whole) }, given)
      expect(isAllowed).toBe(withImplied(given).every(right => whole.includes(right)))
      expect(mayGive({ role: 'beauty_salon' }, given)).toBe(true)
    }),
  )
})

test('whoever changes an appointment sees it, and nothing of another salon', () => {
  fc.assert(
    fc.property(
      some,
      fc.constantFrom('own', 'other'),
      fc.constantFrom('one', 'two'),
      (given, staffId, salonId) => {
        const own = login(withImplied(given))
        const of = { salonId, staffId }
        if (changesOf(own, of)) expect(seesOf(own, of)).toBe(true)
        if (salonId === 'two') expect(seesOf(own, of)).toBe(false)
        if (salonId === 'one' && staffId === 'own') expect(seesOf(own, of)).toBe(true)
      },
    ),
  )
})

test.each([
  ['change_all', ['see_all', 'change_own', 'change_all']],
  ['manage_services', ['see_all', 'manage_services']],
  ['manage_team', ['see_all', 'manage_team']],
  ['see_takings', ['see_takings']],
] as const)('%s stands for %j', (right, whole) => {
  expect(withImplied([right])).toEqual(whole)
})

test('whatever is taken away, the rest implies nothing that is missing', () => {
  fc.assert(
    fc.property(some, fc.constantFrom(...staffRights), (given, right) => {
      const left = withoutRight(withImplied(given), right)
      expect(left).not.toContain(right)
      expect(withImplied(left)).toEqual(left)
    }),
  )
})
