import { ruleText } from '@/domain/rules'
import arabicAuth from '@/i18n/ar/auth.json'
import arabicRules from '@/i18n/ar/validation.json'
import englishAuth from '@/i18n/en/auth.json'
import englishRules from '@/i18n/en/validation.json'

const plural = /_(zero|one|two|few|many|other)$/

/** Every key with its nested path; the forms of a plural count as one key. */
const keysOf = (texts: object, path = ''): string[] =>
  Object.entries(texts).flatMap(([name, text]: [string, unknown]) =>
    typeof text === 'object' && text !== null
      ? keysOf(text, `${path}${name}.`)
      : `${path}${name.replace(plural, '')}`,
  )

const setOf = (texts: object) => [...new Set(keysOf(texts))].sort()

test('every rule has its English text as it stands in the table, and an Arabic one', () => {
  expect(englishRules).toEqual(ruleText)
  expect(Object.keys(arabicRules)).toEqual(Object.keys(ruleText))
  for (const text of Object.values(arabicRules)) expect(text).toMatch(/[\u0600-\u06ff]/)
})

test('the account pages say the same things in both languages', () => {
  expect(setOf(arabicAuth)).toEqual(setOf(englishAuth))
})
