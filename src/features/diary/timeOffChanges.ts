import { timeOffApi, type SavedTimeOff } from '@/api/timeOffApi'
import type { StrandedAppointment } from '@/domain/strandedAppointment'
import type { TimeOff, TimeOffRequest } from '@/domain/timeOff'
import type { TimeOffChange } from './change'
import type { Deed, StrandedBooking } from './diarySlice'
import { sendChange } from './sendChange'
import { slotOf } from './slotOf'
import { toBookedAppointment } from '@/domain/bookedAppointment'

const { addTimeOff: add, changeTimeOff: change, removeTimeOff: remove } = timeOffApi.endpoints
const untracked = { track: false } as const

const toStranded = (appointment: StrandedAppointment): StrandedBooking => ({
  ...toBookedAppointment(appointment),
  slot: slotOf(appointment),
  substituteIds: appointment.substituteIds,
})

const requestOf = ({ id: _id, staffId: _staffId, ...request }: TimeOff): TimeOffRequest => request

const send = (sent: TimeOffChange, deedOf: (saved: SavedTimeOff) => Deed) =>
  sendChange<SavedTimeOff>(deedOf, sent, (dispatch, idempotencyKey) => {
    const { salonId } = sent
    if (sent.timeOff === 'add') {
      const { staffId, request } = sent
      return dispatch(add.initiate({ salonId, staffId, request, idempotencyKey }, untracked))
    }
    const { timeOffId } = sent
    if (sent.timeOff === 'change')
      return dispatch(change.initiate({ salonId, timeOffId, request: sent.request }, untracked))
    return dispatch(remove.initiate({ salonId, timeOffId }, untracked)) as PromiseLike<{
      data?: SavedTimeOff
      error?: unknown
    }>
  })

export const addTimeOff = (salonId: string, staffId: string, request: TimeOffRequest) =>
  send({ timeOff: 'add', salonId, staffId, request }, ({ timeOff: { id: timeOffId }, stranded }) => ({
    done: 'time_off_added',
    unmarking: { timeOff: 'remove', salonId, timeOffId },
    stranded: stranded.map(toStranded),
  }))

export const changeTimeOff = (salonId: string, before: TimeOff, request: TimeOffRequest) =>
  send({ timeOff: 'change', salonId, timeOffId: before.id, request }, ({ stranded }) => ({
    done: 'time_off_changed',
    unmarking: { timeOff: 'change', salonId, timeOffId: before.id, request: requestOf(before) },
    stranded: stranded.map(toStranded),
  }))

export const removeTimeOff = (salonId: string, before: TimeOff) =>
  send({ timeOff: 'remove', salonId, timeOffId: before.id }, () => ({
    done: 'time_off_removed',
    unmarking: { timeOff: 'add', salonId, staffId: before.staffId, request: requestOf(before) },
  }))

export const undoTimeOff = (change: TimeOffChange) => send(change, () => ({ done: 'time_off_undone' }))
