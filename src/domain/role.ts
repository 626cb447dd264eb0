/** The roles of a user (section 6): a client, or the owner of one of two kinds of salon. */
export const roles = ['customer', 'barber', 'beauty_salon'] as const
export type Role = (typeof roles)[number]

export const businessTypes = ['barber', 'beauty_salon'] as const
export type BusinessType = (typeof businessTypes)[number]

export type OwnerRole = Exclude<Role, 'customer'>

export const isOwner = (role: Role): role is OwnerRole => role !== 'customer'
