import type { ApiError } from '@/store/ApiError'
import type { Stranded } from '@/api/sectionsApi'
import type { AppDispatch, ThunkExtra } from '@/store/services'
import { resultOf } from '@/store/submit'
import { teamApi } from '@/api/teamApi'
import type { StaffRequest, StaffWithHours } from '@/domain/team'
import { toBookedAppointment } from './bookedAppointment'
import {
  staffRefused,
  staffSaved,
  staffStrandingFound,
  staffSubmitted,
  selectStaffDialog,
  type TeamState,
} from './teamSlice'

const { addStaff, previewUpdate, updateStaff } = teamApi.endpoints

/**
 * Saves the dialog's person and resolves with what was wrong, if anything. The same form sent again is the same person,
 * and the word that whoever it strands has been seen.
 */
export const saveStaff =
  (salonId: string, request: StaffRequest) =>
  async (
    dispatch: AppDispatch,
    getState: () => unknown,
    { newKey }: ThunkExtra,
  ): Promise<ApiError | undefined> => {
    const dialog = selectStaffDialog(getState() as { team: TeamState })
    if (!dialog || dialog.step === 'saving') return undefined
    const { staffId, sent, stranded } = dialog
    const isRetry = sent && JSON.stringify(sent.request) === JSON.stringify(request)
    const idempotencyKey = isRetry ? sent.idempotencyKey : newKey()
    dispatch(staffSubmitted({ request, idempotencyKey }))
    if (staffId !== null && !(isRetry && stranded.length > 0)) {
      const preview = resultOf<Stranded>(
        await dispatch(
          previewUpdate.initiate({ salonId, staffId, ...request }, { forceRefetch: true, subscribe: false }),
        ),
      )
      if (preview.error) dispatch(staffRefused())
      else if (preview.data.stranded.length > 0)
        dispatch(staffStrandingFound(preview.data.stranded.map(toBookedAppointment)))
      if (preview.error || preview.data.stranded.length > 0) return preview.error
    }
    const { error } = resultOf<StaffWithHours>(
      staffId === null
        ? await dispatch(addStaff.initiate({ salonId, idempotencyKey, ...request }, { track: false }))
        : await dispatch(updateStaff.initiate({ salonId, staffId, ...request }, { track: false })),
    )
    dispatch(error ? staffRefused() : staffSaved())
    return error
  }
