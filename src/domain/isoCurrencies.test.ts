import { countries } from './geography/country'
import { currencyOfCountry, firstCurrencies, isoCurrencies, usualCurrency } from './isoCurrencies'
import type { Currency } from './money'

test.each([
  ['Palestine', 'ILS'],
  ['Jordan', 'JOD'],
  ['Lebanon', 'LBP'],
  ['France', 'EUR'],
  ['Atlantis', undefined],
])('%s pays in %s', (country, currency) => {
  expect(currencyOfCountry(country)).toBe(currency)
})

test('every country has a currency of the list, and no currency is there twice', () => {
  for (const { name } of countries) expect(isoCurrencies).toContain(currencyOfCountry(name))
  expect(new Set(isoCurrencies).size).toBe(isoCurrencies.length)
  expect(isoCurrencies.every(code => /^[A-Z]{3}$/.test(code))).toBe(true)
})

test('the specified three come first, then the own one, once', () => {
  expect(firstCurrencies('Jordan')).toEqual(['USD', 'EUR', 'GBP', 'JOD'])
  expect(firstCurrencies('Spain')).toEqual(['USD', 'EUR', 'GBP'])
})

test('the usual currency is that of most services, and the dollar without any', () => {
  const salonWith = (...currencies: Currency[]) =>
    ({ sections: [{ services: currencies.map(currency => ({ currency })) }] }) as Parameters<
      typeof usualCurrency
    >[0]
  expect(usualCurrency(salonWith())).toBe('USD')
  expect(usualCurrency(salonWith('USD', 'ILS', 'ILS'))).toBe('ILS')
  expect(usualCurrency(salonWith('ILS', 'USD'))).toBe('USD')
})
