import fc from 'fast-check'
import { incidentOf } from './incidents'

test.each([
  "Cannot read properties of null (reading 'name')",
  'salon.staff.map is not a function',
  'payments is not iterable',
  "undefined is not an object (evaluating 'salon.name')",
  'Maximum call stack size exceeded',
  'Failed to fetch',
])('%s, which the browser says, stays', message => {
  expect(incidentOf(new TypeError(message))).toEqual({ name: 'TypeError', message, components: [] })
})

test.each([
  ['Ann Lee is not here', '••• ••• •• ••• ••••'],
  [`Unexpected token 'A', "Ann" is not valid JSON`, '•••••••••• ••••• •••• ••••• •• ••• ••••• ••••'],
  ['Minified React error #31; visit Ann', 'Minified React error #31• ••••• •••'],
])('%s is masked', (message, expected) => {
  expect(incidentOf(new Error(message)).message).toBe(expected)
})

test('no word of a message with personal data survives', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1_000_000 }), (text, number) => {
      const told = JSON.stringify(incidentOf(new Error(`${text} Ann ${number} ${text}`)))
      expect(told).not.toContain(`${number}`)
      expect(told).not.toContain('Ann')
    }),
  )
})

test('of the component stack the names remain', () => {
  const stack = '\n    at PaymentList (https://kursi.test/assets/a.js:1:2)\n    at div\n    at Suspense'
  expect(incidentOf(new Error(''), stack).components).toEqual(['PaymentList', 'div', 'Suspense'])
})

test.each([
  ['a text', 'string'],
  [undefined, 'undefined'],
  [{ status: 500 }, 'object'],
])('%j that was thrown is named by its type', (thrown, name) => {
  expect(incidentOf(thrown).name).toBe(name)
})
