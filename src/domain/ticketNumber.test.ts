import fc from 'fast-check'
import { isTicketNumber, newTicketNumber } from './ticketNumber'

const source = fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }))

test('a ticket number has six signs that nobody confuses, and begins with a letter', () => {
  fc.assert(
    fc.property(source, numbers => {
      const number = newTicketNumber(limit => Math.floor((numbers.next().value ?? 0) * limit))
      expect(number).toMatch(/^[A-Z][A-Z\d]{5}$/)
      expect(number).not.toMatch(/[01258BGILOQSZ]/)
      expect(isTicketNumber(number)).toBe(true)
    }),
  )
})

test.each([
  ['', false],
  ['ACDEFH', true],
  ['acdefh', false],
  ['3CDEFH', false],
  ['ACDEF', false],
  ['ACDEF0', false],
])('%j is one: %s', (text, expected) => expect(isTicketNumber(text)).toBe(expected))
