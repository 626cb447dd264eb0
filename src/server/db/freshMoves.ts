import type { Instant } from '@/domain/zonedTime'
import type { VisitDetails } from './appointments'
import type { Db } from './openDatabase'
import type { FreshMoveRow } from './schema/appointments'

/** Where a client believes an appointment to be. */
export interface KnownTime {
  starts_at: Instant
  ends_at: Instant
}

/** All that a move can change of what a client was told. */
const knownAs = ({ starts_at, chair_id, services }: VisitDetails): string =>
  JSON.stringify([
    starts_at,
    chair_id,
    services.map(({ serviceId, price, minutes }) => [serviceId, price, minutes]),
  ])

const knownOf = (appointment: VisitDetails) => ({
  known_starts_at: appointment.starts_at,
  known_ends_at: appointment.ends_at,
  known_as: knownAs(appointment),
})

/** Puts down that the client is to be told of a move; of several in a row only the first says what they know. */
export async function putOffTelling(db: Db, before: VisitDetails, dueAt: Instant): Promise<void> {
  await db
    .insertInto('fresh_moves')
    .values({ appointment_id: before.id, ...knownOf(before), due_at: dueAt, tries: 0, sending_at: null })
    .onConflict(conflict =>
      conflict.column('appointment_id').doUpdateSet({ due_at: dueAt, sending_at: null }),
    )
    .execute()
}

/** For a change that tells the client by itself where the appointment stands. Gives the time they knew until then. */
export async function endTelling(db: Db, appointmentId: string): Promise<KnownTime | undefined> {
  const row = await db
    .deleteFrom('fresh_moves')
    .where('appointment_id', '=', appointmentId)
    .returning(['known_starts_at as starts_at', 'known_ends_at as ends_at'])
    .executeTakeFirst()
  return row
}

export const listToTell = (db: Db, now: Instant): Promise<FreshMoveRow[]> =>
  db
    .selectFrom('fresh_moves')
    .selectAll()
    .where('due_at', '<=', now)
    .where('sending_at', 'is', null)
    .orderBy('due_at')
    .execute()

/**
 * Claims the telling of a move, from which on the client counts as knowing where the appointment is now. `isNews` is
 * false when it is where they knew it to be. Undefined when another server tells it, or it has moved again.
 */
export async function claimTelling(
  db: Db,
  { appointment_id, due_at, known_as }: FreshMoveRow,
  appointment: VisitDetails,
  now: Instant,
): Promise<{ isNews: boolean } | undefined> {
  const { numUpdatedRows } = await db
    .updateTable('fresh_moves')
    .set(expression => ({
      ...knownOf(appointment),
      sending_at: now,
      tries: expression('tries', '+', 1),
    }))
    .where('appointment_id', '=', appointment_id)
    .where('due_at', '=', due_at)
    .where('sending_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n ? { isNews: known_as !== knownAs(appointment) } : undefined
}

/** The client has been told. One that has moved since the claim is told again when that is due. */
export async function endClaim(db: Db, appointmentId: string, claimedAt: Instant): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('fresh_moves')
    .where('appointment_id', '=', appointmentId)
    .where('sending_at', '=', claimedAt)
    .executeTakeFirst()
  if (numDeletedRows === 1n) return
  await db.updateTable('fresh_moves').set({ tries: 0 }).where('appointment_id', '=', appointmentId).execute()
}

/** The mail did not go out: it is tried again at the instant, unless a move since then has set one. */
export async function giveClaimBack(
  db: Db,
  appointmentId: string,
  claimedAt: Instant,
  dueAt: Instant,
): Promise<void> {
  await db
    .updateTable('fresh_moves')
    .set({ due_at: dueAt, sending_at: null })
    .where('appointment_id', '=', appointmentId)
    .where('sending_at', '=', claimedAt)
    .execute()
}

/** Appointments whose mail was on its way before the instant and of which nobody knows whether it went out. */
export const dropUnsure = (db: Db, before: Instant): Promise<{ appointment_id: string }[]> =>
  db.deleteFrom('fresh_moves').where('sending_at', '<', before).returning('appointment_id').execute()
