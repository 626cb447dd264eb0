import { parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/min'
import { latinDigits, withoutMarks } from './digits'
import { countries, countryByCode, type CountryCode } from './geography/country'

/** A dial code before another one: the user pasted a whole number after the prefilled code. */
const repeatedDialCode = /^\+\d{1,4}(?:\s*(?=\+)|[\s-]+(?=00\d))/

/** The text with at most one dial code in front. */
export const withOneDialCode = (typed: string): string => typed.replace(repeatedDialCode, '')

const withPlus = (text: string): string => text.replace(/^00/, '+')

const plain = (typed: string): string => {
  const text = latinDigits(withoutMarks(typed).normalize('NFKC')).replace(/[\p{Pd}\u2212]/gu, '-')
  return withPlus(withOneDialCode(withPlus(text.trim())))
}

/** Numbers that several countries of one dial code share (toll-free numbers of +1) have no country. */
const isOf = (code: CountryCode, { country, countryCallingCode }: PhoneNumber): boolean =>
  country ? country === code : `+${countryCallingCode}` === countryByCode(code).dialCode

function validNumber(text: string, country: CountryCode | undefined): string | undefined {
  if (!/^\+?[\d\s().\-/]*$/.test(text)) return undefined
  const parsed = parsePhoneNumberFromString(text, country)
  if (!parsed?.isValid()) return undefined
  return !country || isOf(country, parsed) ? parsed.number : undefined
}

/**
 * A typed phone number as + and digits (E.164), or undefined when it is no number of that country. Drops a national
 * leading zero where the country's plan has one (Qatar, Spain, Tunisia and the USA have none), turns 00 into +, reads
 * Arabic digits. Without a country, only international forms are understood.
 */
export function normalPhone(typed: string, country?: CountryCode): string | undefined {
  const text = plain(typed)
  const number = validNumber(text, country)
  if (number || !country) return number
  const { dialCode } = countryByCode(country)
  // The dial code without its plus, typed again after the prefilled one.
  const twice = new RegExp(`^\\${dialCode}[\\s-]*${dialCode.slice(1)}`)
  return twice.test(text) ? validNumber(text.replace(twice, dialCode), country) : undefined
}

function dialCodeLength(text: string): number {
  const known = countries.find(({ dialCode }) => text.startsWith(dialCode))
  return known?.dialCode.length ?? /^\+\d{1,4}(?!\d)/.exec(text)?.[0].length ?? 1
}

/** Replaces the dial code of a number that is being typed and keeps the national digits. */
export function swapDialCode(typed: string, to: string): string {
  let national = plain(typed)
  while (national.startsWith('+')) national = national.slice(dialCodeLength(national)).trimStart()
  return `${to} ${national}`
}

/** True when the field holds only the prefilled dial code. */
export const isDialCodeOnly = (typed: string): boolean => /^\+?\d{0,4}$/.test(plain(typed))
