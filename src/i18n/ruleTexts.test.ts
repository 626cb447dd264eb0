import { ruleText } from '@/domain/rules'
import arabicRules from './ar/validation.json'
import englishRules from './en/validation.json'

test('every rule has its English text as it stands in the table, and an Arabic one', () => {
  expect(englishRules).toEqual(ruleText)
  expect(Object.keys(arabicRules)).toEqual(Object.keys(ruleText))
  for (const text of Object.values(arabicRules)) expect(text).toMatch(/[\u0600-\u06ff]/)
})
