import { object, ref, string, type InferType } from 'yup'
import { codeSchema } from './code'
import { emailSchema } from './email'
import { anyPasswordSchema, minPasswordLength, newPasswordSchema } from './password'
import { rule } from './rules'

/** POST /users/login; the identifier is the e-mail. */
export const loginSchema = object({ identifier: emailSchema, password: anyPasswordSchema })
export type LoginRequest = InferType<typeof loginSchema>

/** The form's `email` is the call's `identifier`. Login accepts any password that an account has. */
export const loginFormSchema = object({ email: emailSchema, password: anyPasswordSchema })

/** PUT /users/change-password */
export const changePasswordSchema = object({
  email: emailSchema,
  uid: string().required(rule('value_invalid')),
  currentPassword: anyPasswordSchema,
  newPassword: newPasswordSchema.min(minPasswordLength, rule('new_password_short')),
})
export type ChangePasswordRequest = InferType<typeof changePasswordSchema>

/** POST /users/forgot-password, and the form that asks for the mail. */
export const forgotPasswordSchema = object({ email: emailSchema })

/** POST /users/reset-password: the mailed token and the new password. */
export const resetPasswordSchema = object({
  token: string().required(rule('value_invalid')),
  newPassword: newPasswordSchema,
})
export type ResetPasswordRequest = InferType<typeof resetPasswordSchema>

export const newPasswordFormSchema = object({
  newPassword: newPasswordSchema,
  confirmPassword: string()
    .required(rule('new_passwords_differ'))
    .oneOf([ref('newPassword')], rule('new_passwords_differ')),
})

/** POST /users/verify-new-account-code */
export const verifyCodeSchema = object({ email: emailSchema, verificationCode: codeSchema })
export type VerifyCodeRequest = InferType<typeof verifyCodeSchema>
