import type { Instant } from '@/domain/zonedTime'
import { appointmentDetails, type AppointmentDetails } from './appointments'
import type { Db } from './openDatabase'

const inFeed = (db: Db, since: Instant) =>
  appointmentDetails(db).where('appointments.starts_at', '>=', since).orderBy('appointments.starts_at')

/** What a client booked, cancelled ones too: a calendar that holds a copy has to learn of it. */
export const listForClient = (db: Db, userId: string, since: Instant): Promise<AppointmentDetails[]> =>
  inFeed(db, since).where('appointments.client_id', '=', userId).execute()

/** What was booked in the owner's salon. */
export const listForOwner = (db: Db, userId: string, since: Instant): Promise<AppointmentDetails[]> =>
  inFeed(db, since).where('salons.owner_id', '=', userId).execute()
