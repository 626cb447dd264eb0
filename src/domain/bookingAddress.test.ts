import fc from 'fast-check'
import { writeBookingAddress, type BookingAddress } from './bookingAddress'
import { readBookingAddress } from './readBookingAddress'

const nothing: BookingAddress = { serviceIds: [] }

test.each<[string, BookingAddress]>([
  ['', nothing],
  [
    '?step=time&service=cut&service=trim&staff=sami&date=2027-03-12',
    { step: 'time', serviceIds: ['cut', 'trim'], staffId: 'sami', date: '2027-03-12' },
  ],
  [
    '?step=confirm&service=cut&staff=any&date=2027-03-12&slot=2027-03-12T16%3A00%3A00Z',
    {
      step: 'confirm',
      serviceIds: ['cut'],
      staffId: null,
      date: '2027-03-12',
      startsAt: Date.UTC(2027, 2, 12, 16),
    },
  ],
  ['?step=receipt&appointment=a1', { ...nothing, step: 'receipt', appointmentId: 'a1' }],
  ['?step=service&section=hair', { ...nothing, step: 'service', sectionId: 'hair' }],
  ['?service=cut&like=2027-03-12T16%3A00%3A00Z', { serviceIds: ['cut'], like: Date.UTC(2027, 2, 12, 16) }],
])('%s says what it says', (search, address) => {
  expect(readBookingAddress(search)).toEqual(address)
  expect(writeBookingAddress(address)).toBe(search)
})

test.each<[string, BookingAddress]>([
  ['?serviceId=cut&date=2027-03-12&chair=sami', { serviceIds: ['cut'], date: '2027-03-12', staffId: 'sami' }],
  ['?service=cut&service=cut&service=', { serviceIds: ['cut'] }],
  ['?step=pay&staff=&section=&appointment=', nothing],
  ['?date=2027-02-30&slot=soon&like=-1', nothing],
  ['?date=tomorrow&slot=1804867200000&like=2027-02-30T99:00:00Z', nothing],
  ['?slot=0000-01-01T00:00:00Z&like=99999-01-01T00:00:00Z', nothing],
  ['?%E0%A4%A=%&&==', nothing],
])('of %s what can be read is read', (search, address) => {
  expect(readBookingAddress(search)).toEqual(address)
})

const id = fc.string({ minLength: 1, maxLength: 12 })
const instant = fc.integer({ min: 0, max: 4_000_000_000_000 })
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined })

const anyAddress: fc.Arbitrary<BookingAddress> = fc.record({
  step: maybe(fc.constantFrom('service', 'more', 'staff', 'time', 'confirm', 'receipt')),
  sectionId: maybe(id),
  serviceIds: fc.uniqueArray(id, { maxLength: 5 }),
  staffId: fc.oneof(
    fc.constantFrom(null, undefined),
    id.filter(text => text !== 'any'),
  ),
  date: maybe(fc.constantFrom('2027-03-12', '1970-01-01')),
  startsAt: maybe(instant),
  like: maybe(instant),
  appointmentId: maybe(id),
})

test('what is written is read again', () => {
  fc.assert(
    fc.property(anyAddress, address => {
      expect(readBookingAddress(writeBookingAddress(address))).toEqual(address)
    }),
  )
})

test.each(['9999-12-31T23:59:59Z', '2200-01-01T00:00:00Z'])('no slot is at %s', slot => {
  expect(readBookingAddress(`?slot=${slot}`).startsAt).toBeUndefined()
})
