import type { SignUpDetails } from '@/domain/account'
import type { BusinessType, SignUpRole } from '@/domain/role'
import type { Instant } from '@/domain/zonedTime'

interface Submitted {
  details: SignUpDetails
  /** Sealed by the browser's vault. Null where there is no vault; then the password is asked for again at the end. */
  sealedPassword: string | null
}

interface Chosen extends Submitted {
  business: BusinessType
  role: SignUpRole
}

export interface SignUpVerifying extends Chosen {
  step: 'verifying'
  /** When the newest code was sent, which starts the countdown. Null before the first code. */
  codeSentAt: Instant | null
}

/** The e-mail is proven. The account must be created once, however often the request is sent. */
export interface SignUpCreating extends Chosen {
  step: 'creating'
  idempotencyKey: string
}

export interface SignUpCreated {
  step: 'created'
  email: string
  sealedPassword?: string | null
}

/** The steps from the form to an account. Each step holds just what it needs. */
export type SignUpFlow =
  | { step: 'filling'; details: SignUpDetails | null }
  | ({ step: 'choosing_business' } & Submitted)
  | ({ step: 'choosing_profile'; business: BusinessType } & Submitted)
  | SignUpVerifying
  | SignUpCreating
  | SignUpCreated

/** A client has the role `customer`. An owner's role is the business type. */
export const roleOf = (profile: 'client' | 'owner', business: BusinessType): SignUpRole =>
  profile === 'client' ? 'customer' : business
