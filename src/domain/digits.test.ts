import { latinDigits, withoutMarks } from './digits'

test.each([
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['٢٠ ₪ و 5', '20 ₪ و 5'],
  ['', ''],
])('%s in Latin digits is %s', (typed, expected) => {
  expect(latinDigits(typed)).toBe(expected)
})

test('marks that only steer the layout go, letters and spaces stay', () => {
  expect(withoutMarks('\u200f\u202b 012\u200b345 \u202cم')).toBe(' 012345 م')
})
