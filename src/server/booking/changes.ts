import { changeableUntil } from '@/domain/cancellationPolicy'
import { isActive, type AppointmentSlot, type AppointmentStatus } from '@/domain/appointment'
import type { User } from '@/domain/user'
import type { Instant } from '@/domain/zonedTime'
import { findAppointment, type AppointmentDetails, type AppointmentWithServices } from '../db/appointments'
import { freeUnits } from '../db/claims'
import { withSums } from '../db/dailySums'
import { nextEventVersion } from '../db/eventVersion'
import type { Db } from '../db/openDatabase'
import { inTransaction } from '../db/inTransaction'
import { appointmentLocks } from '../db/locks'
import type { KnownTime } from '../events/events'
import { endTelling } from '../notifications/rescheduleNews'
import { ApiFailure, notFound } from '../kernel/ApiFailure'
import { requireMatch } from '../kernel/etag'
import { refundAtEnd } from './appointmentPayments'
import { actsForSalon, mayChange } from './mayChange'
import type { AppointmentSummary } from './appointmentSummary'

export const notMovable = (): ApiFailure =>
  new ApiFailure('not_movable', 'This appointment can no longer be changed.')

function tooLate({ cancel_notice_minutes }: AppointmentDetails): ApiFailure {
  const cancelNoticeMinutes = cancel_notice_minutes ?? 0
  const hours = cancelNoticeMinutes / 60
  const notification = Number.isInteger(hours)
    ? `${hours} ${hours === 1 ? 'hour' : 'hours'}`
    : `${cancelNoticeMinutes} minutes`
  return new ApiFailure(
    'too_late',
    `This salon lets you cancel or move up to ${notification} before the appointment.`,
    {
      data: { cancelNoticeMinutes },
    },
  )
}

/**
 * Finds an upcoming appointment that the user may change. 404 for another user's; 409 for one that is over or, for its
 * client, too close to its start.
 */
export async function findChangeable(
  db: Db,
  id: string,
  user: User,
  now: Instant,
  allowed: (user: User, appointment: AppointmentDetails) => boolean = mayChange,
  /** Milliseconds by which the start may lie in the past for the salon's owner. */
  ownersGrace = 0,
): Promise<AppointmentWithServices> {
  const appointment = await findAppointment(db, id)
  if (!appointment || !allowed(user, appointment)) throw notFound()
  const { status, starts_at, cancel_notice_minutes } = appointment
  const by = actsForSalon(user, appointment) ? 'owner' : 'client'
  const at = by === 'owner' ? now - ownersGrace : now
  if (!isActive(status) || starts_at <= at) throw notMovable()
  if (at > changeableUntil(by, starts_at, cancel_notice_minutes)) throw tooLate(appointment)
  return appointment
}

/** Refuses with 412 `stale_write` when the appointment is not in the slot that the user saw. */
export function requireSameSlot(
  ifMatch: string | undefined,
  { starts_at: startsAt, staff_id: staffId }: AppointmentDetails,
): void {
  const present: AppointmentSlot = { startsAt, staffId }
  requireMatch(ifMatch, present)
}

/**
 * Changes a row only if it is still as it was read: of two concurrent changes the second gets 409. Every change
 * increments the sequence, by which calendars tell a newer copy from an older one.
 */
export async function changeIfSame(
  db: Db,
  { id, status, starts_at, staff_id }: AppointmentDetails,
  change: Partial<
    Pick<
      AppointmentDetails,
      | 'status'
      | 'status_before'
      | 'starts_at'
      | 'ends_at'
      | 'staff_id'
      | 'decline_reason'
      | 'ended_by'
      | 'work_units'
      | 'promised_time'
      | 'promised_zone'
    > &
      AppointmentSummary
  >,
  now: Instant,
): Promise<void> {
  const { numUpdatedRows } = await withSums(db, [id], () =>
    db
      .updateTable('appointments')
      .set(expression => ({ ...change, ...nextEventVersion(now)(expression) }))
      .where('id', '=', id)
      .where('status', '=', status)
      .where('starts_at', '=', starts_at)
      .where('staff_id', '=', staff_id)
      .executeTakeFirst(),
  )
  if (numUpdatedRows === 0n) throw notMovable()
}

/** Further writes in the change's transaction; `known` is the time that the client believed until now. */
type Finish<Result> = (transaction: Db, known: KnownTime | undefined) => Promise<Result>

/**
 * Ends an appointment and frees its time, in one transaction that ends with `finish`; 409 when it is paid at the salon
 * and the status forbids that. `finish` gets `known` when a reschedule was not yet sent to the client.
 */
export function endAppointment<Result>(
  db: Db,
  appointment: AppointmentDetails,
  end: {
    status: Exclude<AppointmentStatus, 'pending' | 'confirmed'>
    decline_reason?: string
    ended_by?: 'client' | 'salon'
  },
  now: Instant,
  finish: Finish<Result>,
): Promise<Result> {
  return inTransaction(db, appointmentLocks(appointment.id), async transaction => {
    const before = isActive(appointment.status) && { status_before: appointment.status }
    await changeIfSame(transaction, appointment, { ...end, ...before }, now)
    await refundAtEnd(transaction, appointment.id, end.status, now)
    await freeUnits(transaction, appointment.id)
    return finish(transaction, await endTelling(transaction, appointment.id))
  })
}

/** Confirms a pending appointment in the same way. The client is notified of its current time. */
export function confirmAppointment<Result>(
  db: Db,
  appointment: AppointmentDetails,
  now: Instant,
  finish: Finish<Result>,
): Promise<Result> {
  return inTransaction(db, appointmentLocks(appointment.id), async transaction => {
    await changeIfSame(transaction, appointment, { status: 'confirmed' }, now)
    return finish(transaction, await endTelling(transaction, appointment.id))
  })
}
