import { string } from 'yup'
import { plainNumber } from './digits'
import { rule } from './rules'

export const codeLength = 6
/** How long a mailed code is valid, and how many wrong tries make it invalid. */
export const codeLifetimeMinutes = 10
export const codeTries = 5
/** Section 9: the countdown before a code can be sent again. */
export const resendAfterSeconds = 90

/** A pasted code without spaces, dashes and line breaks, in Latin digits; leading zeros stay. */
export const normalCode = (typed: string): string => plainNumber(typed).replace(/[\s\p{Pd}\u2212]/gu, '')

export const isCode = (typed: string): boolean => /^\d{6}$/.test(normalCode(typed))

/** Strict: a code is text; a JSON number has lost its leading zeros and is refused. */
export const codeSchema = string()
  .strict()
  .typeError(rule('code_invalid'))
  .required(rule('code_required'))
  .test('six-digits', rule('code_invalid'), isCode)
