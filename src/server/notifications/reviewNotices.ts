import type { Instant } from '@/domain/zonedTime'
import type { AppointmentDetails } from '../db/appointments'
import type { Db } from '../db/openDatabase'
import type { WrittenNotice } from '../events/events'
import { serviceFacts } from '../db/appointmentFacts'
import { writeNotice } from './sendNotice'

/** To the owner, of a new review; in the transaction that adds it. */
export async function writeReviewNotice(
  db: Db,
  appointment: AppointmentDetails,
  stars: number,
  now: Instant,
): Promise<WrittenNotice | undefined> {
  const { id, owner_id, salon_id } = appointment
  if (owner_id === null) return undefined
  const facts = { ...serviceFacts(appointment), stars }
  const draft = { userId: owner_id, kind: 'reviewed', appointmentId: id, salonId: salon_id, facts } as const
  return writeNotice(db, draft, now)
}

/** To the client, that the salon answered their review; in the transaction that answers it. */
export async function writeAnswerNotice(
  db: Db,
  appointment: AppointmentDetails,
  now: Instant,
): Promise<WrittenNotice | undefined> {
  const { id, customer_id, salon_id } = appointment
  if (customer_id === null) return undefined
  const facts = serviceFacts(appointment)
  const draft = {
    userId: customer_id,
    kind: 'answered',
    appointmentId: id,
    salonId: salon_id,
    facts,
  } as const
  return writeNotice(db, draft, now)
}
