import type { Instant } from '@/domain/zonedTime'
import type { AppointmentDetails } from '../db/appointments'
import type { Db } from '../db/openDatabase'
import type { WrittenNotification } from '../events/events'
import { serviceFacts } from '../db/appointmentFacts'
import { writeNotification } from './sendNotification'

/** Notifies the owner of a new review, in the transaction that adds the review. */
export async function writeReviewNotification(
  db: Db,
  appointment: AppointmentDetails,
  stars: number,
  now: Instant,
): Promise<WrittenNotification | undefined> {
  const { id, owner_id, salon_id } = appointment
  if (owner_id === null) return undefined
  const facts = { ...serviceFacts(appointment), stars }
  const draft = { userId: owner_id, kind: 'reviewed', appointmentId: id, salonId: salon_id, facts } as const
  return writeNotification(db, draft, now)
}

/** Notifies the client of the salon's answer to a review, in the transaction that adds the answer. */
export async function writeAnswerNotification(
  db: Db,
  appointment: AppointmentDetails,
  now: Instant,
): Promise<WrittenNotification | undefined> {
  const { id, client_id, salon_id } = appointment
  if (client_id === null) return undefined
  const facts = serviceFacts(appointment)
  const draft = {
    userId: client_id,
    kind: 'answered',
    appointmentId: id,
    salonId: salon_id,
    facts,
  } as const
  return writeNotification(db, draft, now)
}
