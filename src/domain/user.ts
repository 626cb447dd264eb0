import { array, mixed, object } from 'yup'
import type { Device } from './device'
import { storedText } from './storedFields'
import type { Instant } from './zonedTime'
import { staffRights, type StaffLogin, type StaffRight } from './staffRights'
import { businessTypes, roles, type BusinessType, type Role } from './role'

/** The user as login returns it and as the browser stores it under the key `user` (section 3). */
export interface User {
  uid: string
  name: string
  email: string
  /** + and digits. */
  phone: string
  role: Role
  /** The kind of salon that a client looks for or an owner runs. */
  salon: BusinessType
  /** English names from our own list; the city may be empty. */
  city: string
  country: string
  address: string
  /** Of the login of a staff member, who has the role `staff`. */
  staff?: StaffLogin
}

/** Does not cast other types to text. `strict()` does not either, but leaves out the defaults. */
const textSchema = storedText.transform((_cast: unknown, original: unknown) => original)

/** A user from storage must pass this schema before the app trusts it. */
export const storedUserSchema = object({
  uid: textSchema.required(),
  name: textSchema.defined(),
  email: textSchema.required(),
  phone: textSchema.default(''),
  role: mixed<Role>().oneOf(roles).required(),
  salon: mixed<BusinessType>().oneOf(businessTypes).default('barber'),
  city: textSchema.default(''),
  country: textSchema.default(''),
  address: textSchema.default(''),
  staff: object({
    salonId: textSchema.required(),
    staffId: textSchema.required(),
    rights: array(mixed<StaffRight>().oneOf(staffRights).required()).required(),
  }).default(undefined),
})

/** GET /users/sessions: one login of the user. */
export interface UserSession extends Device {
  id: string
  startedAt: Instant
  lastUsedAt: Instant
  isThisOne: boolean
}

/** GET /users/check-existing-user */
export interface ExistingUserQuery {
  email?: string
  phone?: string
}
