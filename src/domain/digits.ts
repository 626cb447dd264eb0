const isDigit = (code: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(code))

/** Unicode lists the digits of every script in order, from 0 to 9, without a gap. */
function valueOf(digit: number): number {
  let before = 0
  while (isDigit(digit - before - 1)) before += 1
  return before % 10
}

/** The decimal digits of any script as 0 to 9; every other character stays. */
export const latinDigits = (typed: string): string =>
  typed.replace(/(?![0-9])\p{Nd}/gu, digit => String(valueOf(digit.codePointAt(0) ?? 0)))

/** Removes characters that show nothing, such as the direction marks that a number copied from an Arabic text carries. */
export const withoutMarks = (typed: string): string =>
  typed.replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')

/** A typed price, code or other number as it is read: digits of any script, nothing invisible, no space around. */
export const plainNumber = (typed: string): string => latinDigits(withoutMarks(typed)).trim()
