import { boolean, mixed, object, type AnyObjectSchema, type ObjectSchema } from 'yup'
import { storedInstant, storedText } from '@/domain/storedFields'
import type { SignUpDetails } from '@/domain/account'
import { businessTypes, signUpRoles, type BusinessType, type SignUpRole } from '@/domain/role'
import type { SignUpFlow } from './signUpFlow'

/** Typed, so that a field that is added to the form is persisted too, or this does not compile. */
const detailsSchema: ObjectSchema<SignUpDetails> = object({
  firstName: storedText.required(),
  lastName: storedText.required(),
  email: storedText.required(),
  country: storedText.required(),
  city: storedText.defined(),
  phone: storedText.required(),
}).noUnknown()

const submitted = {
  step: storedText.required(),
  details: detailsSchema.required(),
  sealedPassword: storedText.nullable().defined(),
}
const business = mixed<BusinessType>().oneOf(businessTypes).required()
const chosen = {
  ...submitted,
  business,
  role: mixed<SignUpRole>()
    .oneOf(signUpRoles)
    .required()
    .test(
      'of-business',
      (role, { parent }) => role === 'customer' || role === (parent as { business: unknown }).business,
    ),
}

const stepSchemas: Record<SignUpFlow['step'], AnyObjectSchema> = {
  filling: object({ step: storedText.required(), details: detailsSchema.nullable().defined() }),
  choosing_business: object(submitted),
  choosing_profile: object({ ...submitted, business }),
  verifying: object({ ...chosen, codeSentAt: storedInstant.nullable().defined() }),
  creating: object({ ...chosen, idempotencyKey: storedText.required() }),
  created: object({
    step: storedText.required(),
    email: storedText.required(),
    sealedPassword: storedText.nullable(),
  }),
}

const isStep = (step: unknown): step is SignUpFlow['step'] =>
  typeof step === 'string' && Object.hasOwn(stepSchemas, step)

function isSignUpFlow(value: unknown): value is SignUpFlow {
  if (typeof value !== 'object' || value === null || !('step' in value) || !isStep(value.step)) return false
  return stepSchemas[value.step].noUnknown().isValidSync(value, { strict: true })
}

export const persistedAuthSchema = object({
  /** One of the steps with exactly what that step holds. */
  signUp: mixed<SignUpFlow>(isSignUpFlow).required(),
  // Earlier releases stored neither.
  leftBy: storedText.nullable().default(null),
  logoutOwed: boolean().default(false),
})
