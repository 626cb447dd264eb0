import type { StaffLogin } from '@/domain/staffRights'
import type { Instant } from '@/domain/zonedTime'
import { appointmentDetails, type AppointmentDetails } from './appointments'
import type { Db } from './openDatabase'

const inFeed = (db: Db, since: Instant) =>
  appointmentDetails(db).where('appointments.starts_at', '>=', since).orderBy('appointments.starts_at')

/** The client's appointments. Cancelled ones are included, so that calendars update their copies. */
export const listForClient = (db: Db, userId: string, since: Instant): Promise<AppointmentDetails[]> =>
  inFeed(db, since).where('appointments.client_id', '=', userId).execute()

/** What the staff member serves, whatever else they may see. */
export const listForStaff = (
  db: Db,
  { staffId }: StaffLogin,
  since: Instant,
): Promise<AppointmentDetails[]> => inFeed(db, since).where('appointments.staff_id', '=', staffId).execute()

export const listForOwner = (db: Db, userId: string, since: Instant): Promise<AppointmentDetails[]> =>
  inFeed(db, since).where('salons.owner_id', '=', userId).execute()
