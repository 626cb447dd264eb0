import { appointmentsApi } from '@/api/appointmentsApi'
import { diaryApi, type ShownDays } from '@/api/diaryApi'
import type { Appointment, AppointmentSlot } from '@/domain/appointment'
import type { WalkInRequest } from '@/domain/ownerRequests'
import type { AppointmentMark } from '@/domain/takeBackPolicy'
import { takenBack } from '@/domain/takenBack'
import type { Dropping, Shift, Unmarking } from './change'
import type { Deed, Ending } from './diarySlice'
import { slotOf } from './slotOf'
import { sendChange } from './sendChange'

const { endpoints } = appointmentsApi
const {
  confirmAppointment,
  declineAppointment,
  cancelAppointment,
  settleAppointment,
  markPaid,
  rescheduleAppointment,
  seatWalkIn,
} = endpoints

const untracked = { track: false } as const

const markedAs =
  (mark: AppointmentMark) =>
  ({ _id: appointmentId, takeBacks }: Appointment): Deed => ({
    done: mark,
    ...(takeBacks?.some(one => one.mark === mark) && { unmarking: { appointmentId, mark } }),
  })

export const confirm = (appointment: Appointment) => {
  const request = { appointmentId: appointment._id, etag: appointment.etag }
  return sendChange(
    () => ({ done: 'confirmed' }),
    { verb: 'confirm', ...request },
    dispatch => dispatch(confirmAppointment.initiate(request, untracked)),
  )
}

export const end = ({ verb, appointmentId }: Pick<Ending, 'verb' | 'appointmentId'>, reason: string) =>
  sendChange(
    verb === 'decline' ? markedAs('declined') : () => ({ done: 'cancelled' }),
    { verb, appointmentId },
    dispatch =>
      verb === 'decline'
        ? dispatch(declineAppointment.initiate({ appointmentId, reason }, untracked))
        : dispatch(cancelAppointment.initiate({ appointmentId, reason }, untracked)),
  )

export const settle = (appointmentId: string, verdict: 'done' | 'no-show') =>
  sendChange(markedAs(verdict === 'done' ? 'done' : 'no_show'), { verdict, appointmentId }, dispatch =>
    dispatch(settleAppointment.initiate({ appointmentId, verdict }, untracked)),
  )

export const pay = (appointmentId: string) =>
  sendChange(markedAs('paid'), { verb: 'paid', appointmentId }, dispatch =>
    dispatch(markPaid.initiate({ appointmentId }, untracked)),
  )

export const takeMarkBack = (unmarking: Unmarking) =>
  sendChange(
    () => ({ done: takenBack[unmarking.mark] }),
    unmarking,
    dispatch => dispatch(endpoints.takeMarkBack.initiate(unmarking, untracked)),
  )

/** Undo starts from the appointment's current slot. */
const rescheduledFrom =
  (from: AppointmentSlot) =>
  (rescheduled: Appointment): Deed => ({
    done: 'moved',
    back: { appointmentId: rescheduled._id, from: slotOf(rescheduled), to: from, forAnother: true },
  })

export const reschedule = (shift: Shift) => {
  const { appointmentId, from, to, forAnother } = shift
  const request = { appointmentId, serviceId: null, ...to, forAnother, etag: from.etag }
  return sendChange(rescheduledFrom(from), shift, (dispatch, idempotencyKey) =>
    dispatch(rescheduleAppointment.initiate({ ...request, idempotencyKey }, untracked)),
  )
}

/** Busy where it was let go until the server has answered. */
export const drop = (dropping: Dropping, shown: ShownDays) => {
  const { shift, isUndo } = dropping
  const { appointmentId, from, to, forAnother } = shift
  const request = { appointmentId, ...to, forAnother, etag: from.etag }
  const deedOf = isUndo ? (): Deed => ({ done: 'moved_back' }) : rescheduledFrom(from)
  return sendChange(deedOf, dropping, (dispatch, idempotencyKey) =>
    dispatch(diaryApi.endpoints.dropAppointment.initiate({ ...request, shown, idempotencyKey }, untracked)),
  )
}

export const seat = (request: WalkInRequest) =>
  sendChange(
    () => ({ done: 'seated' }),
    request,
    (dispatch, idempotencyKey) => dispatch(seatWalkIn.initiate({ ...request, idempotencyKey }, untracked)),
  )
