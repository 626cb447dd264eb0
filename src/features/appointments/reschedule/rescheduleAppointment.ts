import { isUnanswered, type ApiError } from '@/store/ApiError'
import { appointmentsApi } from '@/api/appointmentsApi'
import type { AppDispatch, ThunkExtra } from '@/store/services'
import { resultOf } from '@/store/submit'
import type { Appointment, TakenSlot } from '@/domain/appointment'
import {
  appointmentRescheduled,
  rescheduleConfirmed,
  rescheduleFailed,
  selectTask,
  type AppointmentsState,
} from '../appointmentsSlice'
import type { RescheduleResult } from './rescheduling'

function resultOfFailure(error: ApiError): RescheduleResult {
  const { status, code, data } = error
  if (isUnanswered(error)) return { kind: 'unanswered' }
  if (code === 'slot_taken') {
    return { kind: 'slot_lost', nearest: (data as Partial<TakenSlot> | undefined)?.nearest ?? [] }
  }
  if (code === 'too_late') return { kind: 'refused', refusal: 'too_late' }
  if (code === 'not_movable' || status === 404) return { kind: 'refused', refusal: 'not_movable' }
  return { kind: 'refused', refusal: status === 429 ? 'too_many' : 'other' }
}

/**
 * Reschedules the appointment to the chosen slot in one call, so the old slot is freed only when the new one is booked.
 * A retry after no answer sends the same idempotency key.
 */
export const rescheduleAppointment =
  (staffId: string | null) =>
  async (dispatch: AppDispatch, getState: () => unknown, { newKey }: ThunkExtra): Promise<void> => {
    const task = selectTask(getState() as { appointments: AppointmentsState })
    if (task.kind !== 'rescheduling' || (task.step !== 'confirming' && task.step !== 'unanswered')) return
    const { appointmentId, slot } = task
    const idempotencyKey = task.step === 'unanswered' ? task.idempotencyKey : newKey()
    dispatch(rescheduleConfirmed({ idempotencyKey }))
    const request = { appointmentId, startsAt: slot.startsAt, staffId, serviceId: null, idempotencyKey }
    const { error } = resultOf<Appointment>(
      await dispatch(appointmentsApi.endpoints.rescheduleAppointment.initiate(request, { track: false })),
    )
    dispatch(error ? rescheduleFailed(resultOfFailure(error)) : appointmentRescheduled())
  }
