import { countries, countryByCode, countryByName } from './country'

test('the thirteen countries are offered in their order, each with its dial code', () => {
  expect(countries.map(({ name, dialCode }) => `${name} ${dialCode}`)).toEqual([
    'Palestine +970',
    'Jordan +962',
    'Qatar +974',
    'Saudi Arabia +966',
    'Emirates +971',
    'Spain +34',
    'Turkey +90',
    'USA +1',
    'Egypt +20',
    'Tunisia +216',
    'Algeria +213',
    'Lebanon +961',
    'France +33',
  ])
})

test.each(countries)('$name is found by its name and by its code', country => {
  expect(countryByName(country.name)).toBe(country)
  expect(countryByCode(country.code)).toBe(country)
})

test.each(['', 'jordan', ' Jordan', 'JO', 'الأردن', 'Atlantis', 'constructor'])(
  '%p names no country',
  name => {
    expect(countryByName(name)).toBeUndefined()
  },
)

// The runtime's CLDR data is independent of our table.
test.each(countries)('the code $code means $name', ({ code, nameAr }) => {
  const said = new Intl.DisplayNames('ar', { type: 'region' }).of(code) ?? ''
  expect(said).toContain(nameAr)
})
