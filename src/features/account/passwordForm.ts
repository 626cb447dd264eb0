import { object, ref, string } from 'yup'
import { anyPasswordSchema, isStrongPassword, maxPasswordLength, minPasswordLength } from '@/domain/password'
import { rule } from '@/domain/rules'

/** A too short password has its own message (section 5), checked before the other rules. */
const newPasswordSchema = anyPasswordSchema
  .min(minPasswordLength, rule('new_password_short'))
  .test('strong', rule('password_weak'), typed => isStrongPassword(typed))

export const passwordFormSchema = object({
  currentPassword: string()
    .required(rule('current_password_required'))
    .max(maxPasswordLength, rule('password_too_long')),
  newPassword: newPasswordSchema,
  confirmPassword: string()
    .required(rule('new_passwords_differ'))
    .oneOf([ref('newPassword')], rule('new_passwords_differ')),
})
