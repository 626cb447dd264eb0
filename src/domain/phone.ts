import { getCountries, parsePhoneNumberFromString } from 'libphonenumber-js/min'
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

type AnyCountry = ReturnType<typeof getCountries>[number]

function validNumber(text: string, home?: AnyCountry): string | undefined {
  if (!/^\+?[\d\s().\-/]{1,60}$/.test(text)) return undefined
  const parsed = parsePhoneNumberFromString(text, home)
  return parsed?.isValid() ? parsed.number : undefined
}

/**
 * A typed phone number of any country as + and digits (E.164), or undefined when it is none. A number without a dial
 * code is one of `home`; without a home, only international forms are understood. Drops a national leading zero where
 * the country's plan has one (Qatar, Spain, Tunisia and the USA have none), turns 00 into +, reads digits of any script.
 */
export function normalPhone(typed: string, home?: CountryCode): string | undefined {
  const text = plain(typed)
  const number = validNumber(text, home)
  if (number || !home) return number
  const { dialCode } = countryByCode(home)
  // The dial code without its plus, typed again after the prefilled one.
  const twice = new RegExp(`^\\${dialCode}[\\s-]*${dialCode.slice(1)}`)
  return twice.test(text) ? validNumber(text.replace(twice, dialCode), home) : undefined
}

/** True when the typed text means the stored number, with its dial code, without its plus, or in its national form. */
export function isSamePhone(typed: string, stored: string): boolean {
  const country = parsePhoneNumberFromString(stored)?.country
  const text = plain(typed)
  return validNumber(text, country) === stored || validNumber(`+${text}`) === stored
}

/** The stored forms that a number without a dial code and without a known country can mean. */
export function phonesOfAnyCountry(typed: string): string[] {
  const text = plain(typed)
  const readings = [validNumber(`+${text}`), ...getCountries().map(country => validNumber(text, country))]
  return [...new Set(readings.filter(number => number !== undefined))]
}

function dialCodeLength(text: string): number {
  const known = countries.find(({ dialCode }) => text.startsWith(dialCode))
  return known?.dialCode.length ?? /^\+\d{1,4}(?!\d)/.exec(text)?.[0].length ?? 1
}

/**
 * Replaces the dial code of a number that is being typed and keeps the national digits. A whole number stays: it belongs
 * to its own country, wherever the person lives.
 */
export function swapDialCode(typed: string, to: string): string {
  if (normalPhone(typed)) return typed
  let national = plain(typed)
  while (national.startsWith('+')) national = national.slice(dialCodeLength(national)).trimStart()
  return `${to} ${national}`
}

/** True when the field holds only the prefilled dial code. */
export const isDialCodeOnly = (typed: string): boolean => /^\+?\d{0,4}$/.test(plain(typed))
