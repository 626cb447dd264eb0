import type { ShownDays } from '@/api/diaryApi'
import type { AppDispatch } from '@/api/services'
import { drop } from './changes'
import { appointmentDropped, selectDiaryTask, type DiaryPlace, type DiaryState } from './diarySlice'

/** Moves a dragged appointment to where it was let go, unless something else is being done. */
export const dropAppointment =
  (appointmentId: string, place: DiaryPlace, shown: ShownDays) =>
  async (dispatch: AppDispatch, getState: () => unknown): Promise<void> => {
    const taskNow = () => selectDiaryTask(getState() as { diary: DiaryState })
    if (taskNow().kind === 'dropping') return
    dispatch(appointmentDropped({ appointmentId, ...place }))
    if (taskNow().kind === 'dropping') await dispatch(drop(appointmentId, place, shown))
  }
