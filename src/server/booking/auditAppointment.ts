import { auditActorOf, type AuditAction, type AuditActor, type AuditValues } from '@/domain/audit'
import { amountValue } from '@/domain/auditValues'
import type { User } from '@/domain/user'
import type { Instant } from '@/domain/zonedTime'
import type { AppointmentDetails } from '../db/appointments'
import { writeAudit } from '../db/audit'
import type { Db } from '../db/openDatabase'
import type { AppointmentEvent } from '../events/events'

interface AppointmentChange {
  action: AuditAction
  before: AuditValues | null
  after: AuditValues | null
}

/** Writes down a change of an appointment. That of a salon that is gone has nowhere to stand. */
export async function auditAppointment(
  db: Db,
  actor: AuditActor,
  { id, salon_id, salon_name }: AppointmentDetails,
  change: AppointmentChange,
  now: Instant,
): Promise<void> {
  if (salon_name === null) return
  await writeAudit(db, salon_id, actor, { ...change, subjectId: id }, now)
}

export const actorIn = (user: User, { salon_id: id, owner_id }: AppointmentDetails): AuditActor =>
  auditActorOf(user, { id, owner_id })

const slotValues = (appointment: AppointmentDetails): AuditValues => ({
  startsAt: appointment.starts_at,
  staffId: appointment.staff_id,
  serviceId: appointment.service_id,
  minutes: appointment.minutes,
  price: amountValue(appointment.price, appointment.currency),
  status: appointment.status,
})

const actions: Partial<Record<AppointmentEvent['type'], AuditAction>> = {
  appointmentConfirmed: 'confirmed',
  appointmentDeclined: 'declined',
  appointmentCancelled: 'cancelled',
  appointmentDone: 'done',
}

/** What the event changed; `statusBefore` is that of the appointment before it. */
export function changeIn(
  { type, appointment, before }: Pick<AppointmentEvent, 'type' | 'appointment' | 'before'>,
  statusBefore: string | undefined,
): AppointmentChange | undefined {
  if (type === 'appointmentBooked') return { action: 'booked', before: null, after: slotValues(appointment) }
  if (type === 'appointmentRescheduled')
    return { action: 'moved', before: before ? slotValues(before) : null, after: slotValues(appointment) }
  const { status } = appointment
  const action =
    type === 'appointmentReopened' || type === 'appointmentResultChanged'
      ? resultAction(statusBefore, status)
      : actions[type]
  const were = statusBefore === undefined ? null : { status: statusBefore }
  return action && { action, before: were, after: { status } }
}

const takenBack: Partial<Record<string, AuditAction>> = {
  declined: 'declined_taken_back',
  done: 'done_taken_back',
  no_show: 'no_show_taken_back',
}

const resultAction = (before: string | undefined, after: string): AuditAction | undefined =>
  after === 'no_show' ? 'no_show' : takenBack[before ?? '']
