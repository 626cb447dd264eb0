import { appointmentsApi } from '@/api/appointmentsApi'
import { diaryApi, type ShownDays } from '@/api/diaryApi'
import type { WalkInRequest } from '@/domain/ownerRequests'
import type { DiaryPlace, Ending } from './diarySlice'
import { sendChange } from './sendChange'

const {
  confirmAppointment,
  declineAppointment,
  cancelAppointment,
  settleAppointment,
  markPaid,
  moveAppointment,
  seatWalkIn,
} = appointmentsApi.endpoints

const untracked = { track: false } as const

export const confirm = (appointmentId: string) =>
  sendChange('confirmed', { verb: 'confirm', appointmentId }, dispatch =>
    dispatch(confirmAppointment.initiate({ appointmentId }, untracked)),
  )

export const end = ({ verb, appointmentId }: Pick<Ending, 'verb' | 'appointmentId'>, reason: string) =>
  sendChange(verb === 'decline' ? 'declined' : 'cancelled', { verb, appointmentId }, dispatch =>
    verb === 'decline'
      ? dispatch(declineAppointment.initiate({ appointmentId, reason }, untracked))
      : dispatch(cancelAppointment.initiate({ appointmentId }, untracked)),
  )

export const settle = (appointmentId: string, verdict: 'done' | 'no-show') =>
  sendChange(verdict === 'done' ? 'done' : 'no_show', { verdict, appointmentId }, dispatch =>
    dispatch(settleAppointment.initiate({ appointmentId, verdict }, untracked)),
  )

export const pay = (appointmentId: string) =>
  sendChange('paid', { verb: 'paid', appointmentId }, dispatch =>
    dispatch(markPaid.initiate({ appointmentId }, untracked)),
  )

export const move = (appointmentId: string, place: DiaryPlace) => {
  const request = { appointmentId, serviceId: null, ...place }
  return sendChange('moved', request, (dispatch, idempotencyKey) =>
    dispatch(moveAppointment.initiate({ ...request, idempotencyKey }, untracked)),
  )
}

/** Shown where it was let go at once, and where it was when the server does not agree. */
export const drop = (appointmentId: string, place: DiaryPlace, shown: ShownDays) => {
  const request = { appointmentId, ...place }
  return sendChange('moved', request, (dispatch, idempotencyKey) =>
    dispatch(diaryApi.endpoints.dropAppointment.initiate({ ...request, shown, idempotencyKey }, untracked)),
  )
}

export const seat = (request: WalkInRequest) =>
  sendChange('seated', request, (dispatch, idempotencyKey) =>
    dispatch(seatWalkIn.initiate({ ...request, idempotencyKey }, untracked)),
  )
