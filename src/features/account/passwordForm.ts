import { object, ref, string } from 'yup'
import { anyPasswordSchema, asNewPassword, maxPasswordLength, minPasswordLength } from '@/domain/password'
import { rule } from '@/domain/rules'

export const passwordFormSchema = object({
  currentPassword: string()
    .required(rule('current_password_required'))
    .max(maxPasswordLength, rule('password_too_long')),
  // A too short password has its own message (section 5), checked before the other rules.
  newPassword: asNewPassword(anyPasswordSchema.min(minPasswordLength, rule('new_password_short'))),
  confirmPassword: string()
    .required(rule('new_passwords_differ'))
    .oneOf([ref('newPassword')], rule('new_passwords_differ')),
})
