import { array, mixed, object, string, type InferType } from 'yup'
import { emailSchema } from './email'
import { newPasswordSchema } from './password'
import { rule } from './rules'
import { staffRights, type StaffRight } from './staffRights'
import type { Instant } from './zonedTime'

/** The days for which a mailed invitation works. */
export const invitationDays = 7

const rightsSchema = array(
  mixed<StaffRight>().oneOf(staffRights, rule('value_invalid')).required(rule('value_invalid')),
)
  .typeError(rule('value_invalid'))
  .max(staffRights.length, rule('value_invalid'))
  .default([])

/** POST /salons/{id}/team/{id}/login: invites by e-mail. A new invitation replaces the earlier one. */
export const invitationSchema = object({ email: emailSchema, rights: rightsSchema })
export type InvitationRequest = InferType<typeof invitationSchema>

/** PUT /salons/{id}/team/{id}/login: the rights of an invitation or a login. */
export const loginRightsSchema = object({ rights: rightsSchema })
export type LoginRightsRequest = InferType<typeof loginRightsSchema>

/** POST /users/join: the mailed token and the password of the new login. */
export const joinSchema = object({
  token: string().required(rule('value_invalid')),
  password: newPasswordSchema,
})
export type JoinRequest = InferType<typeof joinSchema>

/** The login of a staff member, or the invitation to one. */
export interface StaffAccess {
  state: 'invited' | 'login'
  email: string
  rights: StaffRight[]
  /** Of an invitation. */
  expiresAt?: Instant
}
