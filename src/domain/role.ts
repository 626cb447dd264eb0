/** What a person is in Kursi (section 6): a client, or the owner of a shop of one of two kinds. */
export const roles = ['customer', 'barber', 'beauty_salon'] as const
export type Role = (typeof roles)[number]

export const businessTypes = ['barber', 'beauty_salon'] as const
/** The kind of shop a client looks for or an owner runs. */
export type BusinessType = (typeof businessTypes)[number]

export type OwnerRole = Exclude<Role, 'customer'>

export const isOwner = (role: Role): role is OwnerRole => role !== 'customer'
