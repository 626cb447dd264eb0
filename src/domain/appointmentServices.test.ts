import fc from 'fast-check'
import { wholeCurrencies } from './isoCurrencies'
import {
  joinNames,
  maxServicesPerAppointment,
  maxAppointmentMinutes,
  appointmentProblem,
  appointmentTotals,
  type AppointmentPart,
} from './appointmentServices'

const part = (id: string, change: Partial<AppointmentPart> = {}): AppointmentPart => ({
  id,
  cost: 10,
  currency: 'USD',
  minutes: 30,
  ...change,
})

test.each([
  ['one service', [part('a')], undefined],
  ['four services', [part('a'), part('b'), part('c'), part('d')], undefined],
  ['five services', [part('a'), part('b'), part('c'), part('d'), part('e')], 'services_too_many'],
  ['one twice', [part('a'), part('a')], 'service_repeated'],
  ['two currencies', [part('a'), part('b', { currency: 'EUR' })], 'currencies_mixed'],
  ['twelve hours', [part('a', { minutes: 360 }), part('b', { minutes: 360 })], undefined],
  ['more than that', [part('a', { minutes: 360 }), part('b', { minutes: 361 })], 'appointment_too_long'],
])('%s: %3$s', (_what, [first, ...others], problem) => {
  expect(first && appointmentProblem([first, ...others])).toBe(problem)
})

/** Mostly parts that fit into one appointment: of one currency and not long. */
const partArbitrary: fc.Arbitrary<AppointmentPart> = fc.record({
  id: fc.string({ minLength: 1, maxLength: 3 }),
  cost: fc.nat(1000),
  currency: fc.oneof(
    { weight: 9, arbitrary: fc.constant('USD' as const) },
    fc.constantFrom(...wholeCurrencies),
  ),
  minutes: fc.oneof(
    { weight: 9, arbitrary: fc.integer({ min: 5, max: 240 }) },
    fc.integer({ min: 5, max: 720 }),
  ),
})

test('what can be one appointment is short, of one currency, and adds up in any order', () => {
  let several = 0
  fc.assert(
    fc.property(partArbitrary, fc.array(partArbitrary, { maxLength: 4 }), (first, others) => {
      if (appointmentProblem([first, ...others])) return
      if (others.length > 0) several += 1
      const { minutes, cost, currency } = appointmentTotals([first, ...others])
      expect(others.length).toBeLessThan(maxServicesPerAppointment)
      expect(minutes).toBeLessThanOrEqual(maxAppointmentMinutes)
      expect(others.every(other => other.currency === currency)).toBe(true)
      const [last = first, ...before] = [first, ...others].reverse()
      expect(appointmentTotals([last, ...before])).toEqual({ minutes, cost, currency })
    }),
  )
  expect(several).toBeGreaterThan(10)
})

test.each([
  [[{ name: 'Cut', nameAr: 'قص' }], 'Cut', 'قص'],
  [
    [
      { name: 'Cut', nameAr: 'قص' },
      { name: 'Shave', nameAr: 'حلاقة' },
    ],
    'Cut + Shave',
    'قص + حلاقة',
  ],
  [
    [
      { name: 'Cut', nameAr: 'قص' },
      { name: 'Shave', nameAr: null },
    ],
    'Cut + Shave',
    'قص + Shave',
  ],
  [
    [
      { name: 'Cut', nameAr: null },
      { name: 'Shave', nameAr: '' },
    ],
    'Cut + Shave',
    null,
  ],
])('%j are one name in each language', (names, name, nameAr) => {
  expect(joinNames(names)).toEqual({ name, nameAr })
})
