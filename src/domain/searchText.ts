import { latinDigits } from './digits'

/** Letters that Unicode decomposition does not turn into the plain letter that people type. */
const plainLetters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ı: 'i',
  ٱ: 'ا',
  ة: 'ه',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ـ: '',
  ء: '',
}
const specialLetters = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'g')

/** Accents, Arabic vowel signs, hamza above and below its carrier, and invisible layout characters. */
const marks = /[\p{M}\p{Cf}]/gu
const apostrophes = /['’‘ʼ`]/g
const separators = /[\s\p{Pd}.,;:/|()[\]{}"«»“”،؛؟!?]+/gu

/**
 * Text in the form that the search compares: without case, accents, Arabic vowel signs and tatweel; أ إ آ as ا, ؤ as و,
 * ئ as ي, without ء, ة as ه, ى as ي; Latin digits; one space between words.
 */
export const foldText = (text: string): string =>
  latinDigits(text.normalize('NFKD'))
    .replace(marks, '')
    .replace(apostrophes, '')
    .toLowerCase()
    .replace(specialLetters, letter => plainLetters[letter] ?? letter)
    .replace(separators, ' ')
    .trim()

/** An alef with a hamza belongs to the word, as in ألوان. */
const article = /(^|[^\p{L}\p{M}])(?:[اٱ]ل|لل)(?=[\p{L}\p{M}]{3})/gu

const mostWords = 8

/**
 * The distinct folded words of a search text. A match contains each of them. An Arabic word goes without its article, so
 * that it is found with it and without.
 */
export const searchWords = (typed: string): string[] =>
  [...new Set(foldText(typed.normalize('NFKC').replace(article, '$1')).split(' '))]
    .filter(word => word !== '')
    .slice(0, mostWords)
