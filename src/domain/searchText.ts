import { latinDigits } from './digits'

/** Letters that no decomposition brings to the plain letter people type instead. */
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
}
const specialLetters = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'g')

/** Accents and Arabic vowel signs, hamza above and below its carrier, and signs that only steer the layout. */
const marks = /[\p{M}\p{Cf}]/gu
const apostrophes = /['’‘ʼ`]/g
const separators = /[\s\p{Pd}.,;:/|()[\]{}"«»“”،؛؟!?]+/gu

/**
 * Text in the one form in which search compares it: without case, accents, Arabic vowel signs and tatweel; أ إ آ as ا,
 * ة as ه, ى as ي; Latin digits; words with one space between them.
 */
export const foldText = (text: string): string =>
  latinDigits(text.normalize('NFKD'))
    .replace(marks, '')
    .replace(apostrophes, '')
    .toLowerCase()
    .replace(specialLetters, letter => plainLetters[letter] ?? letter)
    .replace(separators, ' ')
    .trim()

const mostWords = 8

/** The different words of what a person typed, folded; each has to occur in what is found. */
export const searchWords = (typed: string): string[] =>
  [...new Set(foldText(typed).split(' '))].filter(word => word !== '').slice(0, mostWords)
