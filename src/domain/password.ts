import { string } from 'yup'
import { latinDigits } from './digits'
import { rule } from './rules'

export const minPasswordLength = 8
/** Security: hashing a longer password could exhaust the server's time. */
export const maxPasswordLength = 200

/** The form in which a password is hashed. Keyboards compose letters differently and have digits of different scripts. */
export const normalPassword = (typed: string): string => latinDigits(typed.normalize('NFKC'))

/** The rules shown while a user types a new password, each with its own test. */
export const passwordRules = {
  length: (typed: string) => typed.length >= minPasswordLength,
  lowercase: (typed: string) => /\p{Ll}/u.test(typed),
  uppercase: (typed: string) => /\p{Lu}/u.test(typed),
  digit: (typed: string) => /\p{Nd}/u.test(typed),
} as const

export type PasswordRule = keyof typeof passwordRules

export const isStrongPassword = (typed: string): boolean =>
  Object.values(passwordRules).every(test => test(typed))

/** A password as login accepts it: any that an account has. */
export const anyPasswordSchema = string()
  .required(rule('password_required'))
  .max(maxPasswordLength, rule('password_too_long'))

/** Where the list cannot be fetched, the server judges. */
const isUncommon = async (typed: string): Promise<boolean> => {
  try {
    return !(await import('./commonPasswords')).isCommonPassword(normalPassword(typed))
  } catch {
    return true
  }
}

/** The rules of a new password on top of a schema that any password passes. */
export const asNewPassword = (schema: typeof anyPasswordSchema) =>
  schema
    .test('strong', rule('password_weak'), isStrongPassword)
    .test('uncommon', rule('password_common'), isUncommon)

export const newPasswordSchema = asNewPassword(anyPasswordSchema)
