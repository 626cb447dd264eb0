import fc from 'fast-check'
import {
  isDialCodeOnly,
  isSamePhone,
  normalPhone,
  phonesOfAnyCountry,
  swapDialCode,
  withOneDialCode,
} from './phone'
import { countries, countryByCode, type CountryCode } from './geography/country'

describe('the stored form of a typed phone', () => {
  test.each<[CountryCode, string, string]>([
    ['PS', '0599 000 111', '+970599000111'],
    ['PS', '+970 0599000111', '+970599000111'],
    ['PS', '00970599000111', '+970599000111'],
    ['PS', '+970 (0)599-000-111', '+970599000111'],
    ['PS', '970599000111', '+970599000111'],
    ['PS', '02 296 1234', '+97022961234'],
    ['JO', '079 123 4567', '+962791234567'],
    ['JO', '+962 0791234567', '+962791234567'],
    ['SA', '050 123 4567', '+966501234567'],
    ['SA', '+966 050 123 4567', '+966501234567'],
    ['AE', '050 123 4567', '+971501234567'],
    ['AE', '+971 050 123 4567', '+971501234567'],
    ['TR', '0532 123 45 67', '+905321234567'],
    ['TR', '+90 0532 123 45 67', '+905321234567'],
    ['EG', '0100 123 4567', '+201001234567'],
    ['EG', '+20 0100 123 4567', '+201001234567'],
    ['DZ', '0551 23 45 67', '+213551234567'],
    ['DZ', '+213 0551 23 45 67', '+213551234567'],
    ['LB', '03 123 456', '+9613123456'],
    ['LB', '+961 03 123 456', '+9613123456'],
    ['LB', '71 123 456', '+96171123456'],
    ['FR', '06 12 34 56 78', '+33612345678'],
    ['FR', '+33 (0)6 12 34 56 78', '+33612345678'],
    ['QA', '3300 0111', '+97433000111'],
    ['ES', '612 34 56 78', '+34612345678'],
    ['TN', '20 123 456', '+21620123456'],
    ['US', '(202) 555-0123', '+12025550123'],
    ['US', '1 202 555 0123', '+12025550123'],
  ])('%s %s is %s', (country, typed, stored) => {
    expect(normalPhone(typed, country)).toBe(stored)
  })

  test.each<[string, string]>([
    ['Arabic digits', '٠٥٩٩٠٠٠١١١'],
    ['Persian digits', '۰۵۹۹۰۰۰۱۱۱'],
    ['an Arabic number with its plus', '+٩٧٠ ٥٩٩ ٠٠٠ ١١١'],
    ['direction marks of a copied contact', '\u202a+970\u00a0599\u00a0000\u00a0111\u202c'],
    ['dashes of a web page', '0599\u2011000\u2013111'],
    ['the dial code twice', '+970 +970599000111'],
    ['the dial code twice without a space', '+970+970599000111'],
    ['the dial code behind it with 00', '+970 00970599000111'],
    ['the dial code behind it without a plus', '+970 970599000111'],
  ])('reads %s', (_what, typed) => {
    expect(normalPhone(typed, 'PS')).toBe('+970599000111')
  })

  test.each<[CountryCode, string, string]>([
    ['PS', '+972 52-123-4567', '+972521234567'],
    ['PS', '+972 59 900 0111', '+972599000111'],
    ['PS', '+962 79 123 4567', '+962791234567'],
    ['PS', '+970 00962 79 123 4567', '+962791234567'],
    ['PS', '+970 +49 170 1234567', '+491701234567'],
    ['PS', '0049 (0)170 1234567', '+491701234567'],
    ['JO', '+٢٠ ١٠٠ ١٢٣ ٤٥٦٧', '+201001234567'],
    ['US', '+1 416 555 0123', '+14165550123'],
    ['FR', '+86 138 0013 8000', '+8613800138000'],
  ])('somebody in %s has the number %s', (home, typed, stored) => {
    expect(normalPhone(typed, home)).toBe(stored)
  })

  test.each<[string, string]>([
    ['+970 (0)599-000-111', '+970599000111'],
    ['00970599000111', '+970599000111'],
    ['+1 202 555 0123', '+12025550123'],
  ])('%s needs no country', (typed, stored) => {
    expect(normalPhone(typed)).toBe(stored)
  })

  test.each<[CountryCode | undefined, string]>([
    ['QA', '033000111'],
    ['QA', '03300 0111'],
    ['QA', '+974 (0)3300 0111'],
    ['ES', '0612345678'],
    ['ES', '+34 0612345678'],
    ['TN', '020123456'],
    ['TN', '+216 (0)20 123 456'],
    ['US', '0202 555 0123'],
    ['US', '02025550123'],
    ['US', '+1 (0)202 555 0123'],
    ['PS', ''],
    ['PS', '+970'],
    ['PS', '0599 000'],
    ['PS', '0599 000 1111'],
    ['PS', '0599 000 11x'],
    ['PS', '0599+000111'],
    ['PS', '<script>0599000111'],
    ['PS', '+962 79 123 456'],
    ['JO', '+20 100 123'],
    ['US', '416 555 012'],
    ['PS', '079 123 4567'],
    ['PS', '9'.repeat(400)],
    [undefined, '0599000111'],
  ])('%s has no number %s', (country, typed) => {
    expect(normalPhone(typed, country)).toBeUndefined()
  })

  const samples: Record<CountryCode, string> = {
    PS: '599000111',
    JO: '791234567',
    QA: '33000111',
    SA: '501234567',
    AE: '501234567',
    ES: '612345678',
    TR: '5321234567',
    US: '2025550123',
    EG: '1001234567',
    TN: '20123456',
    DZ: '551234567',
    LB: '3123456',
    FR: '612345678',
  }
  const withNationalZero: readonly CountryCode[] = ['PS', 'JO', 'SA', 'AE', 'TR', 'EG', 'DZ', 'LB', 'FR']

  test.each(countries)('a leading zero in $name', ({ code, dialCode }) => {
    const stored = withNationalZero.includes(code) ? dialCode + samples[code] : undefined
    expect(normalPhone(samples[code], code)).toBe(dialCode + samples[code])
    expect(normalPhone(`0${samples[code]}`, code)).toBe(stored)
    expect(normalPhone(`${dialCode} 0${samples[code]}`, code)).toBe(stored)
  })

  test('is its own stored form, whatever was typed', () => {
    const anyCountry = fc.constantFrom(...countries)
    const anything = fc.stringMatching(/^[+0-9 ()-]{0,16}$/)
    const prefixes = fc.constantFrom('', '0', '00', '+', ' ', '(0)')
    let known = 0
    fc.assert(
      fc.property(anyCountry, prefixes, fc.nat(9999), anything, ({ code, dialCode }, prefix, end, other) => {
        const near = samples[code].slice(0, -4) + String(end).padStart(4, '0')
        const typed = end % 4 === 0 ? other : prefix + (end % 2 === 0 ? dialCode : '') + near
        const stored = normalPhone(typed, code)
        if (stored === undefined) return
        known += 1
        expect(stored).toMatch(/^\+[1-9]\d{6,14}$/)
        expect(isSamePhone(typed, stored) || end % 4 === 0).toBe(true)
        expect(normalPhone(stored, code)).toBe(stored)
        expect(normalPhone(stored)).toBe(stored)
      }),
      { numRuns: 2000 },
    )
    expect(known).toBeGreaterThan(300)
  })
})

describe('a typed number and a stored one', () => {
  test.each([
    [
      '+491701234567',
      ['+49 170 1234567', '0049 170 1234567', '0170 1234567', '49 170 1234567', '+49 (0)170 1234567'],
    ],
    ['+972599000111', ['+972599000111', '0599000111', '972 59 900 0111', '٠٥٩٩٠٠٠١١١']],
    ['+970599000111', ['0599 000 111', '599000111', '970599000111', '+970 0599000111']],
    ['+14165550123', ['(416) 555-0123', '1 416 555 0123', '+1 416 555 0123']],
  ])('%s is met by %j', (stored, forms) => {
    for (const typed of forms) expect([typed, isSamePhone(typed, stored)]).toEqual([typed, true])
  })

  test.each([['0599000112'], ['+491701234567'], [''], ['0'], ['+']])('%j is another number', typed => {
    expect(isSamePhone(typed, '+970599000111')).toBe(false)
  })

  test('without a dial code a number may be one of many countries', () => {
    expect(phonesOfAnyCountry('0170 1234567')).toContain('+491701234567')
    expect(phonesOfAnyCountry('٠٥٩٩٠٠٠١١١')).toEqual(
      expect.arrayContaining(['+970599000111', '+972599000111']),
    )
    expect(phonesOfAnyCountry('nonsense')).toEqual([])
  })
})

describe('another country while typing', () => {
  test.each([
    ['', '+970 '],
    ['+962 ', '+970 '],
    ['+962 79 123 456', '+970 79 123 456'],
    ['+96279123456', '+970 79123456'],
    ['+962+96279123456', '+970 79123456'],
    ['+962 79 123 4567', '+962 79 123 4567'],
    ['+972599000111', '+972599000111'],
    ['+49 170 1234567', '+49 170 1234567'],
    ['+962 +962 79', '+970 79'],
    ['00962 79', '+970 79'],
    ['079 123', '+970 079 123'],
    ['+20 100 123', '+970 100 123'],
    ['+20100123', '+970 100123'],
    ['+970 599', '+970 599'],
    ['+44 7911 12345', '+970 7911 12345'],
    ['+96 791', '+970 791'],
    ['+٩٦٢ ٧٩', '+970 79'],
  ])('%j becomes %j', (typed, expected) => {
    expect(swapDialCode(typed, '+970')).toBe(expected)
  })

  /** No whole number of any country: some have five digits. */
  const national = fc
    .stringMatching(/^[1-9][0-9]{0,4}$/)
    .filter(digits => countries.every(({ dialCode }) => !normalPhone(`${dialCode} ${digits}`)))
  const path = fc.array(fc.constantFrom(...countries), { minLength: 1, maxLength: 6 })

  test('keeps the national digits and one dial code, through any number of countries', () => {
    fc.assert(
      fc.property(national, path, (digits, visited) => {
        const typed = visited.reduce((phone, { dialCode }) => swapDialCode(phone, dialCode), digits)
        const last = visited.at(-1) ?? countryByCode('PS')
        expect(typed).toBe(`${last.dialCode} ${digits}`)
      }),
    )
  })
})

test.each([
  ['+962 +962 79 123 4567', '+962 79 123 4567'],
  ['+962 +20 100', '+20 100'],
  ['+962 00962791234567', '00962791234567'],
  ['+974 5001234', '+974 5001234'],
  ['+9745001234', '+9745001234'],
  ['+962 ', '+962 '],
  ['079', '079'],
])('%j holds one dial code as %j', (typed, expected) => {
  expect(withOneDialCode(typed)).toBe(expected)
})

test.each([
  ['', true],
  ['+', true],
  ['+970 ', true],
  ['+٩٧٠', true],
  ['00970', true],
  ['+970 5', false],
  ['0599000111', false],
])('%j alone is a dial code: %j', (typed, expected) => {
  expect(isDialCodeOnly(typed)).toBe(expected)
})
