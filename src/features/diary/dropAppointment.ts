import type { ShownDays } from '@/api/diaryApi'
import type { Appointment, AppointmentSlot } from '@/domain/appointment'
import type { AppThunk } from '@/store/AppThunk'
import type { Shift } from './change'
import { drop } from './changes'
import { appointmentDropped, rescheduleUndone, selectDiaryTask, type DiaryState } from './diarySlice'
import { slotOf } from './slotOf'

const shiftBegun =
  (
    begun: ReturnType<typeof appointmentDropped | typeof rescheduleUndone>,
    shown: ShownDays,
  ): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const taskNow = () => selectDiaryTask(getState() as { diary: DiaryState })
    if (taskNow().kind === 'dropping') return
    dispatch(begun)
    const task = taskNow()
    if (task.kind === 'dropping') await dispatch(drop(task, shown))
  }

export const dropAppointment = (appointment: Appointment, to: AppointmentSlot, shown: ShownDays) =>
  shiftBegun(appointmentDropped({ appointmentId: appointment._id, from: slotOf(appointment), to }), shown)

/** Reschedules the appointment to the wanted slot, although somebody else has rescheduled it meanwhile. */
export const rescheduleAnyway = (shift: Shift, shown: ShownDays) =>
  shiftBegun(appointmentDropped(shift), shown)

export const undoReschedule = (shift: Shift, shown: ShownDays) => shiftBegun(rescheduleUndone(shift), shown)
