import { latinDigits, plainNumber, withoutMarks } from './digits'

test.each([
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['٢٠ ₪ و 5', '20 ₪ و 5'],
  ['０１２３４５６７８９', '0123456789'],
  ['०१२३४५६७८९', '0123456789'],
  ['𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗𝟘𝟙𝟚', '0123456789012'],
  ['', ''],
])('%s in Latin digits is %s', (typed, expected) => {
  expect(latinDigits(typed)).toBe(expected)
})

test('marks that only steer the layout go, letters and spaces stay', () => {
  expect(withoutMarks('\u200f\u202b 012\u200b345 \u202cم')).toBe(' 012345 م')
})

test('every decimal digit that Unicode knows has the value that Unicode gives it', () => {
  const counts = Array<number>(10).fill(0)
  let digits = 0
  for (let code = 0; code <= 0x1ffff; code += 1) {
    const character = String.fromCodePoint(code)
    if (!/\p{Nd}/u.test(character)) continue
    const value = Number(latinDigits(character))
    expect(value).toBe(digits % 10)
    counts[value] = (counts[value] ?? 0) + 1
    digits += 1
  }
  expect(digits).toBeGreaterThan(600)
  expect(new Set(counts)).toEqual(new Set([digits / 10]))
})

test('a copied number is the number alone', () => {
  expect(plainNumber(' \u2067\u200f٢٠\u2069\ufe0f ')).toBe('20')
})
