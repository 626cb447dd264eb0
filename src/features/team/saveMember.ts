import type { Stranded } from '@/api/sectionsApi'
import { teamApi } from '@/api/teamApi'
import type { Versioned } from '@/domain/edit'
import type { MemberRequest, TeamMember } from '@/domain/team'
import type { AppThunk } from '@/store/AppThunk'
import { sendSubmission } from '@/store/sendSubmission'
import { strandedIn, strandingProblem } from '@/store/stranding'
import { keyOfRetry } from '@/store/submission'
import { outcomeOf, type Outcome } from '@/store/submit'
import { toBookedVisit } from './bookedVisit'
import { memberSubmission } from './teamSubmissions'

const { addMember, previewUpdate, updateMember } = teamApi.endpoints
const untracked = { track: false } as const

interface Save {
  salonId: string
  /** Null for a new one. */
  memberId: string | null
  request: MemberRequest
  base: Versioned<MemberRequest> | undefined
}

/** Saves a person, once whom that strands has been seen: then the same is sent again. */
export const saveMember =
  ({ salonId, memberId, request, base }: Save): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const before = memberSubmission.select(getState())
    const isSeen = strandedIn(before).length > 0 && keyOfRetry(before, request) !== undefined
    const strandedBy = async (wanted: MemberRequest, id: string): Promise<Outcome<Stranded>> =>
      isSeen
        ? { data: { stranded: [] } }
        : outcomeOf<Stranded>(
            await dispatch(
              previewUpdate.initiate(
                { salonId, memberId: id, ...wanted },
                { forceRefetch: true, subscribe: false },
              ),
            ),
          )
    await dispatch(
      sendSubmission<MemberRequest, TeamMember>(memberSubmission, {
        request,
        base,
        send: async (send, { request: wanted, idempotencyKey, etag }) => {
          if (memberId === null)
            return outcomeOf<TeamMember>(
              await send(addMember.initiate({ salonId, idempotencyKey, ...wanted }, untracked)),
            )
          const { data, error } = await strandedBy(wanted, memberId)
          if (error) return { error }
          if (data.stranded.length > 0) return { error: strandingProblem(data.stranded.map(toBookedVisit)) }
          return outcomeOf<TeamMember>(
            await send(updateMember.initiate({ salonId, memberId, etag, ...wanted }, untracked)),
          )
        },
      }),
    )
  }
