import type { Stranded } from '@/api/sectionsApi'
import { teamApi } from '@/api/teamApi'
import type { Versioned } from '@/domain/edit'
import type { StaffRequest, StaffWithHours } from '@/domain/team'
import type { AppThunk } from '@/store/AppThunk'
import { sendSubmission } from '@/store/sendSubmission'
import { isStrandingSeen, strandingProblem } from '@/store/stranding'
import { resultOf, type Result } from '@/store/submit'
import { toBookedAppointment } from '@/domain/bookedAppointment'
import { staffSubmission } from './teamSubmissions'

const { addStaff, previewUpdate, updateStaff } = teamApi.endpoints
const untracked = { track: false } as const

interface Save {
  salonId: string
  /** Null for a new staff member. */
  staffId: string | null
  request: StaffRequest
  base: Versioned<StaffRequest> | undefined
}

/** Saves a staff member. When that strands appointments, the owner sees them first and sends the same request again. */
export const saveStaff =
  ({ salonId, staffId, request, base }: Save): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const isSeen = isStrandingSeen(staffSubmission.select(getState()), request)
    const strandedBy = async (wanted: StaffRequest, id: string): Promise<Result<Stranded>> =>
      isSeen
        ? { data: { stranded: [] } }
        : resultOf<Stranded>(
            await dispatch(
              previewUpdate.initiate(
                { salonId, staffId: id, ...wanted },
                { forceRefetch: true, subscribe: false },
              ),
            ),
          )
    await dispatch(
      sendSubmission<StaffRequest, StaffWithHours>(staffSubmission, {
        request,
        base,
        send: async (send, { request: wanted, idempotencyKey, etag }) => {
          if (staffId === null)
            return resultOf<StaffWithHours>(
              await send(addStaff.initiate({ salonId, idempotencyKey, ...wanted }, untracked)),
            )
          const { data, error } = await strandedBy(wanted, staffId)
          if (error) return { error }
          if (data.stranded.length > 0)
            return { error: strandingProblem(data.stranded.map(toBookedAppointment)) }
          return resultOf<StaffWithHours>(
            await send(updateStaff.initiate({ salonId, staffId, etag, ...wanted }, untracked)),
          )
        },
      }),
    )
  }
