import { emailSchema, normalEmail } from './email'

test.each([
  [' Ann.Lee@Example.test ', 'ann.lee@example.test'],
  ['\u200eann+salon@example.test\u200f', 'ann+salon@example.test'],
])('%j is stored and compared as %s', (typed, expected) => {
  expect(normalEmail(typed)).toBe(expected)
  expect(emailSchema.validateSync(typed)).toBe(expected)
})

test.each(['a@b.c', 'ann+salon@example.test', "o'neil@mail.example.test", 'أحمد@مثال.فلسطين'])(
  '%s passes',
  typed => {
    expect(emailSchema.isValidSync(typed)).toBe(true)
  },
)

test.each([
  ['', 'email_required'],
  ['   ', 'email_required'],
  [undefined, 'email_required'],
  ['ann', 'email_invalid'],
  ['ann@example', 'email_invalid'],
  ['@example.test', 'email_invalid'],
  ['ann@.', 'email_invalid'],
  ['ann lee@example.test', 'email_invalid'],
  ['ann@example.test\nBcc: all@example.test', 'email_invalid'],
  ['ann@example.test,ben@example.test', 'email_invalid'],
  ['ann@@example.test', 'email_invalid'],
  [`${'a'.repeat(251)}@b.c`, 'email_invalid'],
])('%j is refused as %s', (typed, rule) => {
  expect(() => emailSchema.validateSync(typed)).toThrow(rule)
})
