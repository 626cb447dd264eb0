import { object, ref, string } from 'yup'
import { anyPasswordSchema, isStrongPassword, maxPasswordLength, minPasswordLength } from '@/domain/password'
import { rule } from '@/domain/rules'

/** Too short is told in its own words (section 5), before what else a new password lacks. */
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
