import fc from 'fast-check'
import { addressQuery, searchOf, type AddressParameter } from '@/domain/addressQuery'
import { anyStaff, bookingSteps, writeBookingAddress } from '@/domain/bookingAddress'
import { readBookingAddress } from '@/domain/readBookingAddress'
import { citiesByCountry } from '@/domain/geography/allCities'
import { countries } from '@/domain/geography/country'
import { businessTypes } from '@/domain/role'
import { salonSorts } from '@/domain/salonSearch'
import { noFilters, writeFilters, type SalonFilters } from '@/domain/filterAddress'
import { readFilters } from '@/features/salons/search/salonFilters'
import { createRedactor } from './redact'

const redacted = (search: string): string => {
  const state = createRedactor().state({ location: { search } }) as { location: { search: string } }
  return state.location.search
}

/** A text that a person types; its number makes it easy to find. */
const typed = fc
  .tuple(
    fc.integer({ min: 100_000_000, max: 999_999_999 }),
    fc.constantFrom('', 'Ann ', 'ann', '/', '+', 'a@b.'),
  )
  .map(([number, before]) => `${before}${number}`)

const where = fc.constantFrom(...countries).chain(({ code, name: country }) =>
  fc.record({
    country: fc.constant(country),
    city: fc.constantFrom('', ...citiesByCountry[code].map(({ name }) => name)),
  }),
)

const filters: fc.Arbitrary<SalonFilters> = fc
  .record({
    text: fc.oneof(fc.constant(''), typed),
    businessType: fc.constantFrom('', ...businessTypes),
    open: fc.constantFrom('', 'now'),
    near: fc.constantFrom('', 'me'),
    sort: fc.constantFrom(...salonSorts),
    view: fc.constantFrom('', 'map'),
    when: fc.constantFrom(
      { day: '', hour: '', evening: '' as const },
      { day: 'today', hour: '17', evening: 'true' as const },
      { day: '2027-02-05', hour: '', evening: '' as const },
    ),
    where: fc.oneof(fc.constant({ country: '', city: '' }), where),
  })
  .map(({ where: { country, city }, when, ...others }) => ({ ...others, ...when, country, city }))

test('the filters of a search are those that were chosen; its text is hidden', () => {
  const own = { ...noFilters, businessType: 'barber' }
  fc.assert(
    fc.property(filters, chosen => {
      const search = redacted(searchOf(writeFilters(chosen)))
      const { text, ...others } = readFilters(addressQuery(search), own)
      const { text: given, ...expected } = chosen
      expect(others).toEqual(expected)
      expect(text === '').toBe(given === '')
      if (given !== '') expect(search).not.toContain(given.slice(-9))
    }),
  )
})

test('a booking is at the step that it was at, with its answers', () => {
  const address = fc.record({
    step: fc.option(fc.constantFrom(...bookingSteps), { nil: undefined }),
    sectionId: fc.uuid(),
    serviceIds: fc.uniqueArray(fc.uuid(), { maxLength: 4 }),
    staffId: fc.oneof(fc.uuid(), fc.constantFrom(null, undefined)),
    date: fc.constantFrom(undefined, '2027-03-10'),
    startsAt: fc.option(fc.integer({ min: 0, max: 4_000_000_000_000 }), { nil: undefined }),
    like: fc.constantFrom(undefined, 1_796_022_000_000),
    appointmentId: fc.option(fc.uuid(), { nil: undefined }),
  })
  fc.assert(
    fc.property(address, given => {
      expect(readBookingAddress(redacted(writeBookingAddress(given)))).toEqual(given)
    }),
  )
})

test.each<[AddressParameter, string]>([
  ['span', 'week'],
  ['view', 'calendar'],
  ['staffMember', '5b1f7a52-26a4-4a1e-9d0f-3f1f0c6f8d11'],
  ['chair', anyStaff],
  ['sectionId', '5b1f7a52-26a4-4a1e-9d0f-3f1f0c6f8d11'],
  ['lang', 'ar'],
  ['step', 'hours'],
])('%s=%s stays', (name, value) => {
  const search = searchOf(addressQuery([[name, value]]))
  expect(redacted(search)).toBe(search)
})

test('whatever somebody types into an address is hidden, whichever its parameter', () => {
  const names: AddressParameter[] = [
    'text',
    'type',
    'sort',
    'city',
    'country',
    'staff',
    'step',
    'card',
    'token',
  ]
  fc.assert(
    fc.property(fc.constantFrom<string>(...names, 'q', 'utm_source'), typed, (name, value) => {
      const search = String(new URLSearchParams({ [name]: value }))
      expect(decodeURIComponent(redacted(`?${search}`))).not.toContain(value.slice(-9))
    }),
  )
})
