import fc from 'fast-check'
import { foldText, searchWords } from './searchText'

test.each([
  ['CAFÉ Élégance', 'cafe elegance'],
  ['Straße Œuvre Łódź', 'strasse oeuvre lodz'],
  ['İstanbul Kuaförü Işık', 'istanbul kuaforu isik'],
  ["Chez l'Artiste", 'chez lartiste'],
  ['Chez l’Artiste', 'chez lartiste'],
  ['Saint-Denis,  Paris', 'saint denis paris'],
  ['صالون أحمد', 'صالون احمد'],
  ['إبراهيم', 'ابراهيم'],
  ['آدم', 'ادم'],
  ['ٱلنور', 'النور'],
  ['حلاقة', 'حلاقه'],
  ['مصطفى', 'مصطفي'],
  ['مُحَمَّد', 'محمد'],
  ['محـــمد', 'محمد'],
  ['مؤمن رئيس', 'مومن رييس'],
  ['حنّاء', 'حنا'],
  ['شارع ٢٠', 'شارع 20'],
  ['\u200fصالون\u200e ', 'صالون'],
  ['ﻣﺤﻤﺪ', 'محمد'],
  ['50% off_now', '50% off_now'],
])('%p is compared as %p', (text, folded) => {
  expect(foldText(text)).toBe(folded)
})

test('folding a folded text changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), text => {
      const folded = foldText(text)
      expect(foldText(folded)).toBe(folded)
    }),
  )
})

test('words are told apart once, and blanks are none', () => {
  expect(searchWords('  Salon  salon, Beauté ')).toEqual(['salon', 'beaute'])
  expect(searchWords(' \t')).toEqual([])
  expect(searchWords('a b c d e f g h i j')).toHaveLength(8)
})

test.each([
  ['الأظافر', ['اظافر']],
  ['صالون الباشا', ['صالون', 'باشا']],
  ['للتجميل', ['تجميل']],
  ['رام الله', ['رام', 'الله']],
  ['«الباشا»،الأناقة', ['باشا', 'اناقه']],
  ['ألوان', ['الوان']],
])('%p is searched as %p, whatever article it has', (typed, words) => {
  expect(searchWords(typed)).toEqual(words)
})

test('a word is found with its article and without', () => {
  for (const typed of ['الأظافر', 'أظافر', 'اظافر']) {
    for (const text of ['العناية بالأظافر', 'تركيب أظافر']) {
      for (const word of searchWords(typed)) expect(foldText(text)).toContain(word)
    }
  }
})
