import type { ApiError } from '@/store/ApiError'
import type { Stranded } from '@/api/sectionsApi'
import type { AppDispatch, ClientServices } from '@/store/services'
import { outcomeOf } from '@/store/submit'
import { teamApi } from '@/api/teamApi'
import type { MemberRequest, TeamMember } from '@/domain/team'
import { toBookedVisit } from './bookedVisit'
import {
  memberRefused,
  memberSaved,
  memberStrandingFound,
  memberSubmitted,
  selectMemberDialog,
  type TeamState,
} from './teamSlice'

const { addMember, previewUpdate, updateMember } = teamApi.endpoints

/**
 * Saves the dialog's person and resolves with what was wrong, if anything. The same form sent again is the same person,
 * and the word that whoever it strands has been seen.
 */
export const saveMember =
  (salonId: string, request: MemberRequest) =>
  async (
    dispatch: AppDispatch,
    getState: () => unknown,
    { newKey }: ClientServices,
  ): Promise<ApiError | undefined> => {
    const dialog = selectMemberDialog(getState() as { team: TeamState })
    if (!dialog || dialog.step === 'saving') return undefined
    const { memberId, sent, stranded } = dialog
    const isRetry = sent && JSON.stringify(sent.request) === JSON.stringify(request)
    const idempotencyKey = isRetry ? sent.idempotencyKey : newKey()
    dispatch(memberSubmitted({ request, idempotencyKey }))
    if (memberId !== null && !(isRetry && stranded.length > 0)) {
      const preview = outcomeOf<Stranded>(
        await dispatch(
          previewUpdate.initiate({ salonId, memberId, ...request }, { forceRefetch: true, subscribe: false }),
        ),
      )
      if (preview.error) dispatch(memberRefused())
      else if (preview.data.stranded.length > 0)
        dispatch(memberStrandingFound(preview.data.stranded.map(toBookedVisit)))
      if (preview.error || preview.data.stranded.length > 0) return preview.error
    }
    const { error } = outcomeOf<TeamMember>(
      memberId === null
        ? await dispatch(addMember.initiate({ salonId, idempotencyKey, ...request }, { track: false }))
        : await dispatch(updateMember.initiate({ salonId, memberId, ...request }, { track: false })),
    )
    dispatch(error ? memberRefused() : memberSaved())
    return error
  }
