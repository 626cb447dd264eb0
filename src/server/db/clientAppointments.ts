import type { Instant } from '@/domain/zonedTime'
import { appointmentDetails, type AppointmentWithServices } from './appointments'
import { withServices } from './appointmentServices'
import { countRows } from './countRows'
import type { Db } from './openDatabase'
import { isBefore, isLaterThan, type Cursor } from './position'

const active = ['pending', 'confirmed']

const ofClient = (db: Db, clientId: string) =>
  appointmentDetails(db).where('appointments.client_id', '=', clientId)

export interface Part {
  clientId: string
  /** Active appointments that begin later are upcoming, all others past. */
  asOf: Instant
  /** The last one that is seen already. */
  after: Cursor | undefined
  limit: number
}

export async function listUpcoming(
  db: Db,
  { clientId, asOf, after, limit }: Part,
): Promise<AppointmentWithServices[]> {
  let query = ofClient(db, clientId)
    .where('appointments.status', 'in', active)
    .where('appointments.starts_at', '>', asOf)
  if (after) query = query.where(isLaterThan(after))
  return withServices(
    db,
    await query.orderBy('appointments.starts_at').orderBy('appointments.id').limit(limit).execute(),
  )
}

/** The latest first. */
export async function listPast(
  db: Db,
  { clientId, asOf, after, limit }: Part,
): Promise<AppointmentWithServices[]> {
  let query = ofClient(db, clientId).where(is =>
    is.or([is('appointments.starts_at', '<=', asOf), is('appointments.status', 'not in', active)]),
  )
  if (after) query = query.where(isBefore('appointments', after, 'starts_at'))
  return withServices(
    db,
    await query
      .orderBy('appointments.starts_at', 'desc')
      .orderBy('appointments.id', 'desc')
      .limit(limit)
      .execute(),
  )
}

/** Those that were booked, moved or ended since. */
export async function listChangedSince(
  db: Db,
  clientId: string,
  since: Instant,
): Promise<AppointmentWithServices[]> {
  const rows = await ofClient(db, clientId)
    .where(is =>
      is.or([is('appointments.created_at', '>=', since), is('appointments.changed_at', '>=', since)]),
    )
    .execute()
  return withServices(db, rows)
}

export async function countUpcomingAndPast(
  db: Db,
  clientId: string,
  asOf: Instant,
): Promise<{ upcoming: number; past: number }> {
  const all = db.selectFrom('appointments').where('client_id', '=', clientId)
  const upcoming = await countRows(all.where('status', 'in', active).where('starts_at', '>', asOf))
  return { upcoming, past: (await countRows(all)) - upcoming }
}
