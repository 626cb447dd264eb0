import type { SignUpDetails } from '@/domain/account'
import type { BusinessType, Role } from '@/domain/role'
import type { Instant } from '@/domain/zonedTime'

interface Submitted {
  details: SignUpDetails
  /** Sealed by the browser's vault; null where there is none, and the password is asked for again at the end. */
  sealedPassword: string | null
}

interface Chosen extends Submitted {
  business: BusinessType
  role: Role
}

export interface SignUpVerifying extends Chosen {
  step: 'verifying'
  /** When the newest code was sent: the countdown counts from here. Null until it was. */
  codeSentAt: Instant | null
}

/** The e-mail is proven; what is left must happen once, however often it is tried. */
export interface SignUpCreating extends Chosen {
  step: 'creating'
  idempotencyKey: string
}

/** The way from the form to an account, one step after the other; each step holds just what it needs. */
export type SignUpFlow =
  | { step: 'filling'; details: SignUpDetails | null }
  | ({ step: 'choosing_business' } & Submitted)
  | ({ step: 'choosing_profile'; business: BusinessType } & Submitted)
  | SignUpVerifying
  | SignUpCreating
  | { step: 'created'; email: string }

/** A client carries the business type as a wish; an owner's role is the business type. */
export const roleOf = (profile: 'client' | 'owner', business: BusinessType): Role =>
  profile === 'client' ? 'customer' : business
