import fc from 'fast-check'
import { emailSchema, normalEmail } from './email'

test.each([
  [' Ann.Lee@Example.test ', 'ann.lee@example.test'],
  ['jose\u0301@example.test', 'jos\u00e9@example.test'],
  ['ann@caf\u00e9.test', 'ann@xn--caf-dma.test'],
  ['ann@cafe\u0301.test', 'ann@xn--caf-dma.test'],
  ['ann@CAFÉ.test', 'ann@xn--caf-dma.test'],
  ['Ann@XN--CAF-DMA.test', 'ann@xn--caf-dma.test'],
  ['ann@example\u3002test', 'ann@example.test'],
  ['أحمد@مثال.فلسطين', 'أحمد@xn--mgbh0fb.xn--ygbi2ammx'],
  ['ann@1.2', 'ann@1.2'],
  ['ann@é.test/@ben.test', 'ann@é.test/@ben.test'],
  ['\u200eann+salon@example.test\u200f', 'ann+salon@example.test'],
])('%j is stored and compared as %s', (typed, expected) => {
  expect(normalEmail(typed)).toBe(expected)
  if (emailSchema.isValidSync(typed)) expect(emailSchema.validateSync(typed)).toBe(expected)
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
  [`${'a'.repeat(251)}@b.c`, 'email_too_long-254'],
])('%j is refused as %s', (typed, rule) => {
  expect(() => emailSchema.validateSync(typed)).toThrow(rule)
})

test('an address has one form, which is its own form, composed or not', () => {
  const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(text, text, fc.constantFrom('.test', '.مثال', '.ÉX'), (local, host, end) => {
      const typed = `${local}@${host}${end}`
      const form = normalEmail(typed)
      expect(normalEmail(form)).toBe(form)
      expect(normalEmail(typed.normalize('NFD'))).toBe(form)
      expect(normalEmail(typed.normalize('NFC'))).toBe(form)
    }),
    { numRuns: 1000 },
  )
})
