import { appointmentsApi } from '@/api/appointmentsApi'
import type { AppThunk } from '@/store/AppThunk'
import type { Shift } from './change'
import { selectDiaryTask, type DiaryState, type StrandedBooking } from './diarySlice'
import { sendChange } from './sendChange'

const { rescheduleAppointment } = appointmentsApi.endpoints

const strandedIn = (state: unknown): StrandedBooking[] => {
  const task = selectDiaryTask(state as { diary: DiaryState })
  return task.kind === 'idle' ? (task.stranded ?? []) : []
}

/** Another staff member takes over the appointment at its time. The others of the list stay in it. */
export const giveToSubstitute =
  (appointmentId: string, staffId: string): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const stranded = strandedIn(getState())
    const slot = stranded.find(({ _id }) => _id === appointmentId)?.slot
    if (!slot) return
    const shift: Shift = {
      appointmentId,
      from: slot,
      to: { staffId, startsAt: slot.startsAt },
      forAnother: true,
    }
    const request = {
      appointmentId,
      serviceId: null,
      ...shift.to,
      forAnother: true as const,
      etag: slot.etag,
    }
    await dispatch(
      sendChange(
        () => ({ done: 'moved', stranded: stranded.filter(({ _id }) => _id !== appointmentId) }),
        shift,
        (send, idempotencyKey) =>
          send(rescheduleAppointment.initiate({ ...request, idempotencyKey }, { track: false })),
      ),
    )
  }

/** Each appointment goes to the first staff member who is free then. Ends at the first that cannot. */
export const giveAllToSubstitutes = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  for (const { _id, substituteIds: [staffId] = [] } of strandedIn(getState())) {
    if (staffId === undefined) continue
    await dispatch(giveToSubstitute(_id, staffId))
    if (strandedIn(getState()).some(left => left._id === _id)) return
  }
}
