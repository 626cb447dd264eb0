import { changesOf, hasRight, seesOf, type StaffLogin } from '@/domain/staffRights'
import type { User } from '@/domain/user'
import type { AppointmentDetails, AppointmentWithServices } from '../db/appointments'
import { toOwnersAppointment, type SalonView } from '../db/toAppointment'
import { forbidden } from '../kernel/ApiFailure'

const isIn = (
  { uid, staff }: User,
  { owner_id, salon_id: salonId, staff_id: staffId }: AppointmentDetails,
  judge: (login: StaffLogin, of: { salonId: string; staffId: string }) => boolean,
): boolean => owner_id === uid || (staff !== undefined && judge(staff, { salonId, staffId }))

/** The user owns the appointment's salon, or is one of its staff who may see or change the appointment. */
export const seesForSalon = (user: User, appointment: AppointmentDetails): boolean =>
  isIn(user, appointment, seesOf)
export const actsForSalon = (user: User, appointment: AppointmentDetails): boolean =>
  isIn(user, appointment, changesOf)

/** A block is the whole salon's, so a staff member needs the right to change everybody's appointments. */
export const mayBlockFor = (user: User, appointment: AppointmentDetails): boolean =>
  isIn(
    user,
    appointment,
    ({ salonId, rights }, of) => salonId === of.salonId && rights.includes('change_all'),
  )

const isClientOf = ({ uid }: User, { client_id }: AppointmentDetails): boolean => client_id === uid

export const maySee = (user: User, appointment: AppointmentDetails): boolean =>
  isClientOf(user, appointment) || seesForSalon(user, appointment)

export const mayChange = (user: User, appointment: AppointmentDetails): boolean =>
  isClientOf(user, appointment) || actsForSalon(user, appointment)

/** The appointment as the user sees it who sees it for the salon. */
export const asSalonSees = (user: User, appointment: AppointmentWithServices) =>
  toOwnersAppointment(appointment, viewOf(user))

export const viewOf = (user: User): SalonView => ({
  showsPhone: hasRight(user, 'see_phones'),
  showsMoney: hasRight(user, 'see_takings'),
})

/** The only staff member whose appointments the user sees; null for everybody's. */
export const onlyStaffSeen = ({ staff }: User): string | null =>
  staff && !staff.rights.includes('see_all') ? staff.staffId : null

/**
 * The staff member for whom the user books or to whom they move, if any: whoever changes only the own appointments does
 * so for nobody else. 403 for another.
 */
export function staffIdFor({ staff }: User, wanted: string | null): string | null {
  if (!staff) return wanted
  const { salonId } = staff
  const staffId = wanted ?? (staff.rights.includes('change_all') ? null : staff.staffId)
  if (staffId !== null && !changesOf(staff, { salonId, staffId })) throw forbidden()
  return staffId
}
