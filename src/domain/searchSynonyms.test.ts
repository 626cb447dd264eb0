import fc from 'fast-check'
import { synonyms, synonymsOf } from './searchSynonyms'
import { foldText, searchWords } from './searchText'

const finds = (typed: string, service: string): boolean => {
  const folded = foldText(service)
  const text = [folded, ...synonymsOf(folded)].join(' ')
  return searchWords(typed).every(word => text.includes(word))
}

test.each([
  ['nails', 'Manicure'],
  ['manicure', 'Nail art'],
  ['أظافر', 'Manicure'],
  ['الأظافر', 'مانيكير'],
  ['مناكير', 'Nail extensions'],
  ['lashes', 'رفع الرموش'],
  ['رموش', 'Lash lift'],
  ['fade', 'قصّة متدرجة'],
  ['تدريج', 'Skin fade'],
  ['color', 'Full colour'],
  ['makeup', 'Evening make-up'],
  ['make up', 'مكياج سهرة'],
  ['ذقن', 'Beard trim'],
  ['haircut', 'قص شعر'],
  ['حنه', 'Bridal henna'],
])('%p finds %p', (typed, service) => {
  expect(finds(typed, service)).toBe(true)
})

test.each([
  ['nails', 'Pedicure'],
  ['fade', 'Haircut'],
  ['haircut', 'Cut and blow-dry'],
  ['waxing', 'Face threading'],
  ['manicure', 'Snail facial'],
])('%p does not find %p', (typed, service) => {
  expect(finds(typed, service)).toBe(false)
})

test('each word of a row finds a service that is called by any other', () => {
  const pairs = Object.values(synonyms).flatMap(terms =>
    terms.flatMap(typed => terms.map(service => [typed, service] as const)),
  )
  fc.assert(
    fc.property(
      fc.constantFrom(...pairs),
      fc.constantFrom('', 'Royal ', 'ملكي '),
      ([typed, service], before) => {
        expect(finds(typed, before + service)).toBe(true)
      },
    ),
  )
})

test('what a service is already called is not added', () => {
  fc.assert(
    fc.property(fc.constantFrom(...Object.values(synonyms).flat()), term => {
      const folded = foldText(term)
      expect(synonymsOf(folded)).not.toContain(folded)
    }),
  )
})
