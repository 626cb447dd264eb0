import { mixed, object, ref, string, type InferType } from 'yup'
import { emailSchema } from './email'
import { anyPasswordSchema, newPasswordSchema } from './password'
import { isDialCodeOnly, normalPhone } from './phone'
import { nameSchema } from './nameSchema'
import { countryByName } from './geography/country'
import { businessTypes, signUpRoles, type BusinessType, type SignUpRole } from './role'
import { longest, rule } from './rules'
import { oneLineText } from './typedText'

export const maxAddressLength = 200

const addressSchema = oneLineText().max(maxAddressLength, longest('address_too_long')).default('')

const countrySchema = string()
  .required(rule('country_required'))
  .test('known', rule('country_unknown'), name => !name || countryByName(name) !== undefined)

/** A phone number of any country. Without a dial code it is one of the form's country. The prefilled code alone is none. */
const phoneSchema = oneLineText()
  .required(rule('phone_required'))
  .test('beyond-dial-code', rule('phone_required'), typed => !typed || !isDialCodeOnly(typed))
  .test('phone', rule('phone_invalid'), (typed, { parent }) => {
    if (!typed || isDialCodeOnly(typed)) return true
    const { country } = parent as { country?: string }
    const code = countryByName(country ?? '')?.code
    return code === undefined || normalPhone(typed, code) !== undefined
  })

export const signUpFormSchema = object({
  firstName: nameSchema.required(rule('first_name_required')),
  lastName: nameSchema.required(rule('last_name_required')),
  email: emailSchema,
  country: countrySchema,
  city: string().default(''),
  phone: phoneSchema,
  password: newPasswordSchema,
  confirmPassword: string()
    .required(rule('passwords_differ'))
    .oneOf([ref('password')], rule('passwords_differ')),
})
/** The form of a client on the way to a booking, who types the password once. */
export const newClientFormSchema = signUpFormSchema.omit(['confirmPassword'])
export type SignUpForm = InferType<typeof signUpFormSchema>

/** What the sign-up flow may persist: everything but the password. */
export type SignUpDetails = Omit<SignUpForm, 'password' | 'confirmPassword'>

/** POST /users/add */
export const addUserSchema = object({
  name: nameSchema.required(rule('name_required')),
  email: emailSchema,
  phone: phoneSchema,
  role: mixed<SignUpRole>().oneOf(signUpRoles, rule('role_unknown')).required(rule('role_unknown')),
  country: countrySchema,
  city: string().default(''),
  password: newPasswordSchema,
  salon: mixed<BusinessType>().oneOf(businessTypes, rule('business_unknown')),
  address: addressSchema,
})
export type AddUserRequest = InferType<typeof addUserSchema>

/** PUT /users/edit-user/{uid} */
export const editUserSchema = object({
  name: nameSchema.required(rule('name_required')),
  country: countrySchema,
  city: string().default(''),
  phone: phoneSchema,
  address: addressSchema,
})
export type EditUserRequest = InferType<typeof editUserSchema>

/** DELETE /users/deleteUserByPhoneEmail */
export const deleteUserSchema = object({
  email: emailSchema,
  phone: oneLineText().required(rule('phone_required')),
  password: anyPasswordSchema,
})
export type DeleteUserRequest = InferType<typeof deleteUserSchema>

export const fullName = ({ firstName, lastName }: Pick<SignUpDetails, 'firstName' | 'lastName'>): string =>
  `${firstName.trim()} ${lastName.trim()}`
