import { array, mixed, object, string, type InferType } from 'yup'
import { isOwnWeek, type OwnWeek } from './ownWeek'
import type { PlanSize } from './plans'
import type { Versioned } from './edit'
import { longest, rule } from './rules'
import type { StaffMember } from './salon'
import type { StaffAccess } from './staffAccess'
import { arabicNameSchema, maxServiceNameLength } from './sectionRequests'
import { oneLineText } from './typedText'
import type { Instant } from './zonedTime'

export const mostStaff = 50

export interface StaffWithHours extends Versioned<StaffMember> {
  /** Null: the salon's opening hours. */
  hours: OwnWeek | null
  /** The login or the invitation to one, if any. */
  access?: StaffAccess
}

/** GET /salons/{id}/team */
export interface Team {
  staff: StaffWithHours[]
  /** The size of the running plan, or null without one. */
  plan: PlanSize | null
  /** How many of the staff, from the first on, can be booked. */
  seats: number
  /** When the running plan ends, if it is not going to renew. */
  planEndsAt?: Instant
}

/** The staff who can be booked. */
export const seatedStaff = <Staff>({ staff, seats }: { staff: readonly Staff[]; seats?: number }): Staff[] =>
  staff.slice(0, seats)

/** Once a plan was taken up, only a running team plan seats more than one. */
export const seatsWith = (plan: PlanSize | 'ended' | null): number =>
  plan === null || plan === 'team' ? mostStaff : 1

/** Only a team plan allows more than one staff member. */
export const mayAddStaff = ({ plan, staff }: Pick<Team, 'plan' | 'staff'>): boolean =>
  plan === 'team' ? staff.length < mostStaff : staff.length === 0

/** POST and PUT /salons/{id}/team. No named service means all of the salon's. */
export const staffSchema = object({
  name: oneLineText().required(rule('name_required')).max(maxServiceNameLength, longest('name_too_long')),
  nameAr: arabicNameSchema,
  serviceIds: array(string().required(rule('value_invalid')))
    .typeError(rule('value_invalid'))
    .default([]),
  hours: mixed<OwnWeek>()
    .nullable()
    .default(null)
    .test('week', rule('end_before_start'), week => week === null || isOwnWeek(week)),
})
export interface StaffRequest extends Omit<InferType<typeof staffSchema>, 'hours'> {
  hours: OwnWeek | null
}
