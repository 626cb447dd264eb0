import { isActive, type AppointmentStatus } from '@/domain/appointment'
import { canTakeBack, type AppointmentMark } from '@/domain/takeBackPolicy'
import type { User } from '@/domain/user'
import type { AppContext } from '../AppContext'
import { findAppointment, type AppointmentDetails } from '../db/appointments'
import { takeBacksIn } from '../db/toAppointment'
import { claimUnits, toWorked } from '../db/claims'
import type { Db } from '../db/openDatabase'
import { inTransaction } from '../db/inTransaction'
import { appointmentLocks } from '../db/locks'
import { ApiFailure, notFound } from '../kernel/ApiFailure'
import { changeIfSame, notMovable } from './changes'
import { actsForSalon } from './mayChange'

/**
 * Takes an appointment's result or refusal back in one transaction that claims its time again; 409 `slot_taken` when
 * another appointment has it. Ends with `finish` and returns its result; undefined when the appointment is active.
 */
export function takeStatusBack<Result>(
  { db, now }: AppContext,
  user: User,
  id: string,
  mark: Exclude<AppointmentMark, 'paid'>,
  finish: (transaction: Db, statusBefore: string) => Promise<Result>,
): Promise<Result | undefined> {
  return inTransaction(db, appointmentLocks(id), async transaction => {
    const appointment = await findAppointment(transaction, id)
    if (!appointment || !actsForSalon(user, appointment)) throw notFound()
    if (isActive(appointment.status)) return undefined
    if (appointment.is_time_taken) throw timeTaken()
    if (!canTakeBack(takeBacksIn(appointment), mark, now())) throw notMovable()
    const { staff_id } = appointment
    if (!(await claimUnits(transaction, id, staff_id, toWorked(appointment)))) throw timeTaken()
    const change = { status: statusBefore(appointment), decline_reason: null, ended_by: null }
    await changeIfSame(transaction, appointment, change, now())
    return finish(transaction, appointment.status)
  })
}

const timeTaken = () => new ApiFailure('slot_taken', 'Another appointment has this time meanwhile.')

/** Earlier releases did not store it. */
const statusBefore = ({ status, status_before }: AppointmentDetails): AppointmentStatus =>
  (status_before as AppointmentStatus | null) ?? (status === 'declined' ? 'pending' : 'confirmed')
