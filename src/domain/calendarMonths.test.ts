import fc from 'fast-check'
import { addMonths } from './calendarMonths'

const at = (text: string) => Date.parse(text)

test.each([
  ['2027-01-31T10:30:00Z', 1, '2027-02-28T10:30:00Z'],
  ['2028-01-31T10:30:00Z', 1, '2028-02-29T10:30:00Z'],
  ['2027-01-31T10:30:00Z', 2, '2027-03-31T10:30:00Z'],
  ['2027-01-31T10:30:00Z', 3, '2027-04-30T10:30:00Z'],
  ['2028-02-29T00:00:00Z', 12, '2029-02-28T00:00:00Z'],
  ['2028-02-29T00:00:00Z', 48, '2032-02-29T00:00:00Z'],
  ['2026-12-31T23:59:59Z', 2, '2027-02-28T23:59:59Z'],
  ['2027-03-15T00:00:00Z', 0, '2027-03-15T00:00:00Z'],
])('%s and %d months is %s', (from, months, to) => {
  expect(new Date(addMonths(at(from), months)).toISOString()).toBe(to.replace('Z', '.000Z'))
})

test('the day of the month is kept, or is the last of a month that is too short', () => {
  const instants = fc.integer({ min: at('2000-01-01T00:00:00Z'), max: at('2100-01-01T00:00:00Z') })
  fc.assert(
    fc.property(instants, fc.integer({ min: 0, max: 240 }), (from, months) => {
      const [before, after] = [new Date(from), new Date(addMonths(from, months))]
      const afterNextDay = new Date(after.getTime() + 24 * 60 * 60 * 1000)
      const isLastDay = afterNextDay.getUTCDate() === 1
      expect(after.getUTCDate() === before.getUTCDate() || isLastDay).toBe(true)
      expect((after.getUTCFullYear() - before.getUTCFullYear()) * 12 + after.getUTCMonth()).toBe(
        before.getUTCMonth() + months,
      )
      expect(after.toISOString().slice(10)).toBe(before.toISOString().slice(10))
    }),
  )
})
