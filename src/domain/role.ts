/** The roles that a sign-up chooses from (section 6): a client, or the owner of one of two kinds of salon. */
export const signUpRoles = ['customer', 'barber', 'beauty_salon'] as const
export type SignUpRole = (typeof signUpRoles)[number]

/** A staff member's login comes with the salon's invitation alone. */
export const roles = [...signUpRoles, 'staff'] as const
export type Role = (typeof roles)[number]

export const businessTypes = ['barber', 'beauty_salon'] as const
export type BusinessType = (typeof businessTypes)[number]

export type OwnerRole = Exclude<SignUpRole, 'customer'>

export const isOwner = (role: Role): role is OwnerRole => role === 'barber' || role === 'beauty_salon'
