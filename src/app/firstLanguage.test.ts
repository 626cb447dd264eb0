import { firstLanguage } from './firstLanguage'

test.each([
  ['the browser’s at first', '', '', null, 'ar', 'ar'],
  ['English where the server knows nothing better', '', '', null, '', 'en'],
  ['the one used last', '', '', 'en', 'ar', 'en'],
  ['the one used last', '', '', 'ar', 'en', 'ar'],
  ['the one that the link names', '', '?lang=ar', 'en', 'en', 'ar'],
  ['the one used last, where the link names none of ours', '', '?lang=xx', 'ar', 'ar', 'ar'],
  ['the browser’s, where the stored one is none of ours', '', '', 'xx', 'ar', 'ar'],
  ['the chosen one, whatever the link names', 'en', '?lang=ar', 'en', 'en', 'en'],
  ['the chosen one, whatever the link names', 'ar', '?lang=en', null, 'en', 'ar'],
  ['the one that the link names, where the chosen one is none of ours', 'xx', '?lang=ar', 'en', 'en', 'ar'],
])('a page starts in %s', (_, chosen, search, stored, served, language) => {
  expect(firstLanguage({ chosen, search, stored, served })).toBe(language)
})
