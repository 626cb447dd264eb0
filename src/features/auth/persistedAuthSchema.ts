import { mixed, number, object, string, type AnyObjectSchema, type ObjectSchema } from 'yup'
import type { SignUpDetails } from '@/domain/account'
import { businessTypes, roles, type BusinessType, type Role } from '@/domain/role'
import type { SignUpFlow } from './signUpFlow'

/** Typed, so that a field that is added to the form is persisted too, or this does not compile. */
const detailsSchema: ObjectSchema<SignUpDetails> = object({
  firstName: string().required(),
  lastName: string().required(),
  email: string().required(),
  country: string().required(),
  city: string().defined(),
  phone: string().required(),
}).noUnknown()

const submitted = {
  step: string().required(),
  details: detailsSchema.required(),
  sealedPassword: string().nullable().defined(),
}
const business = mixed<BusinessType>().oneOf(businessTypes).required()
const chosen = {
  ...submitted,
  business,
  role: mixed<Role>()
    .oneOf(roles)
    .required()
    .test(
      'of-business',
      (role, { parent }) => role === 'customer' || role === (parent as { business: unknown }).business,
    ),
}

const stepSchemas: Record<SignUpFlow['step'], AnyObjectSchema> = {
  filling: object({ step: string().required(), details: detailsSchema.nullable().defined() }),
  choosing_business: object(submitted),
  choosing_profile: object({ ...submitted, business }),
  verifying: object({ ...chosen, codeSentAt: number().integer().nullable().defined() }),
  creating: object({ ...chosen, idempotencyKey: string().required() }),
  created: object({ step: string().required(), email: string().required() }),
}

const isStep = (step: unknown): step is SignUpFlow['step'] =>
  typeof step === 'string' && Object.hasOwn(stepSchemas, step)

function isSignUpFlow(value: unknown): value is SignUpFlow {
  if (typeof value !== 'object' || value === null || !('step' in value) || !isStep(value.step)) return false
  return stepSchemas[value.step].noUnknown().isValidSync(value, { strict: true })
}

/** The sign-up flow: one of its steps with exactly what that step holds. */
export const persistedAuthSchema = object({ signUp: mixed<SignUpFlow>(isSignUpFlow).required() })
