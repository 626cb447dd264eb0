import { isOwner, type Role } from './role'

/** What the login of a staff member may do beside seeing the own appointments. */
export const staffRights = [
  'see_all',
  'change_own',
  'change_all',
  'see_phones',
  'see_takings',
  'manage_services',
  'manage_team',
] as const
export type StaffRight = (typeof staffRights)[number]

/** Whoever changes hours or staff sees which appointments that strands. */
const implied: Partial<Record<StaffRight, readonly StaffRight[]>> = {
  change_all: ['see_all', 'change_own'],
  manage_services: ['see_all'],
  manage_team: ['see_all'],
}

/** The rights with those that they imply, each once and in one order. */
export function withImplied(rights: readonly StaffRight[]): StaffRight[] {
  const whole = new Set(rights.flatMap(right => [right, ...(implied[right] ?? [])]))
  return staffRights.filter(right => whole.has(right))
}

/** The rights without the one, and without those that imply it. */
export const withoutRight = (rights: readonly StaffRight[], given: StaffRight): StaffRight[] =>
  rights.filter(right => right !== given && !implied[right]?.includes(given))

export const isStaffRight = (value: unknown): value is StaffRight =>
  staffRights.some(right => right === value)

/** The login of a staff member: to one salon, as one of its staff. */
export interface StaffLogin {
  salonId: string
  staffId: string
  rights: StaffRight[]
}

interface Holder {
  role: Role
  staff?: StaffLogin
}

/** Whether the user, in the salon that is theirs or in which they work, has the right. An owner has all. */
export const hasRight = ({ role, staff }: Holder, right: StaffRight): boolean =>
  staff ? staff.rights.includes(right) : isOwner(role)

/** Nobody gives a right that they do not have. */
export const mayGive = (giver: Holder, rights: readonly StaffRight[]): boolean =>
  withImplied(rights).every(right => hasRight(giver, right))

interface OfStaff {
  salonId: string
  staffId: string
}

/** Whether the login may see what belongs to a staff member of a salon, such as an appointment. */
export const seesOf = ({ salonId, staffId, rights }: StaffLogin, of: OfStaff): boolean =>
  of.salonId === salonId && (of.staffId === staffId || rights.includes('see_all'))

export const changesOf = ({ salonId, staffId, rights }: StaffLogin, of: OfStaff): boolean =>
  of.salonId === salonId &&
  (rights.includes('change_all') || (of.staffId === staffId && rights.includes('change_own')))
