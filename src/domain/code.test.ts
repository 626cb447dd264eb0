import { codeSchema, normalCode } from './code'

test.each([
  ['012345', '012345'],
  [' 012 345', '012345'],
  ['012-345', '012345'],
  ['012\u2013345\n', '012345'],
  ['\u200f012345\u200f', '012345'],
  ['٠١٢٣٤٥', '012345'],
])('%j reads as %s and passes', (typed, expected) => {
  expect(normalCode(typed)).toBe(expected)
  expect(codeSchema.isValidSync(typed)).toBe(true)
})

test.each([
  ['', 'code_required'],
  [undefined, 'code_required'],
  ['12345', 'code_invalid'],
  ['0123456', 'code_invalid'],
  ['01234a', 'code_invalid'],
  [12345, 'code_invalid'],
  [123456, 'code_invalid'],
])('%j is refused as %s', (typed, rule) => {
  expect(() => codeSchema.validateSync(typed)).toThrow(rule)
})
