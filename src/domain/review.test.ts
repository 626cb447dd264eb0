import { shortName } from './review'

test.each([
  ['Lina Haddad', 'Lina H.'],
  ['  Lina   Al  Haddad ', 'Lina H.'],
  ['Lina', 'Lina'],
  ['لينا حداد', 'لينا ح.'],
  ['Lina 𝓗addad', 'Lina 𝓗.'],
])('%j is shown as %j', (name, shown) => {
  expect(shortName(name)).toBe(shown)
})
