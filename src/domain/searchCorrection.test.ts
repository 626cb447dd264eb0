import fc from 'fast-check'
import { correctWord, correctWords, editDistance, knownWordsOf, type KnownWords } from './searchCorrection'

const known: KnownWords = new Map(
  [
    'ramallah',
    'hebron',
    'nablus',
    'manicure',
    'haircut',
    'scissors',
    'golden',
    'اظافر',
    'خليل',
    'fade',
    'nova',
  ].map(word => [word, 1]),
)

test.each([
  ['ramalah', 'ramallah'],
  ['ramllah', 'ramallah'],
  ['rammalah', 'ramallah'],
  ['heborn', 'hebron'],
  ['maincure', 'manicure'],
  ['manucire', 'manicure'],
  ['hiarcut', 'haircut'],
  ['sissors', 'scissors'],
  ['اضافر', 'اظافر'],
  ['خلبل', 'خليل'],
  ['fabe', 'fade'],
])('%p means %p', (word, meant) => {
  expect(correctWord(word, known)).toBe(meant)
})

test.each(['hebron', 'rama', 'cure', 'nab'])('%p is known and stays', word => {
  expect(correctWord(word, known)).toBe(word)
})

test.each(['zebra', 'fad3', 'fbe', '1234', 'hepburn'])('%p means nothing known', word => {
  expect(correctWord(word, new Map([['hebron', 1]]))).toBeUndefined()
})

test('of words as near, one with the same first letter comes first, then the more frequent', () => {
  const near = new Map([
    ['carol', 9],
    ['darow', 1],
    ['darol', 2],
  ])
  expect(correctWord('darox', near)).toBe('darol')
})

test('only the misspelled words of a text change', () => {
  expect(correctWords('Golden Sissors', known)).toEqual([
    { typed: 'Golden', corrected: undefined },
    { typed: 'Sissors', corrected: 'scissors' },
  ])
  expect(correctWords('golden scissors', known)).toBeUndefined()
  expect(correctWords('sissors zebra', known)).toBeUndefined()
  expect(correctWords('  ', known)).toBeUndefined()
})

test('an Arabic word is known with its article and without', () => {
  const words = knownWordsOf(['صالون الباشا', 'عطر الباشا الله'])
  expect([...words]).toEqual([
    ['صالون', 1],
    ['باشا', 2],
    ['الباشا', 2],
    ['عطر', 1],
    ['الله', 1],
  ])
  expect(correctWords('الباسا', words)).toEqual([{ typed: 'الباسا', corrected: 'باشا' }])
})

const letters = fc.constantFrom(...Array.from('abcdefgklmnoprstuvwxyzابتجحدرسعقلمنهوي'))
const word = (minLength: number) =>
  fc.array(letters, { minLength, maxLength: 12 }).map(parts => parts.join(''))
const edits = {
  added: (text: string, at: number, letter: string) => text.slice(0, at) + letter + text.slice(at),
  leftOut: (text: string, at: number) => text.slice(0, at) + text.slice(at + 1),
  changed: (text: string, at: number, letter: string) => text.slice(0, at) + letter + text.slice(at + 1),
  swapped: (text: string, at: number) =>
    text.slice(0, at) +
    text
      .slice(at, at + 2)
      .split('')
      .reverse()
      .join('') +
    text.slice(at + 2),
}
const edit = fc.constantFrom(...Object.values(edits))

test('one mistake in a known word of five letters or more finds it', () => {
  fc.assert(
    fc.property(word(5), edit, fc.nat(11), letters, (text, change, at, letter) => {
      const typed = change(text, at % text.length, letter)
      const meant = correctWord(typed, new Map([[text, 1]]))
      expect([text, typed].filter(one => text.includes(one))).toContain(meant)
    }),
  )
})

test('a word that exists is never changed, and a correction is a known word', () => {
  fc.assert(
    fc.property(fc.uniqueArray(word(1), { minLength: 1 }), word(1), (words, typed) => {
      const all = new Map(words.map(one => [one, 1]))
      for (const one of words) expect(correctWord(one, all)).toBe(one)
      const meant = correctWord(typed, all)
      if (meant !== undefined && meant !== typed) expect(words).toContain(meant)
    }),
  )
})

test('the distance is the same both ways, and none only between equal words', () => {
  fc.assert(
    fc.property(word(1), word(1), fc.nat(3), (one, other, limit) => {
      const distance = editDistance(one, other, limit)
      expect(editDistance(other, one, limit)).toBe(distance)
      expect(distance === 0).toBe(one === other)
      expect(distance).toBeLessThanOrEqual(limit + 1)
    }),
  )
})
