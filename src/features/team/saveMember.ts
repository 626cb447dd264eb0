import type { ApiError } from '@/api/ApiError'
import type { AppDispatch, ClientServices } from '@/api/services'
import { outcomeOf } from '@/api/submit'
import { teamApi } from '@/api/teamApi'
import type { MemberRequest, TeamMember } from '@/domain/team'
import { memberRefused, memberSaved, memberSubmitted, selectMemberDialog, type TeamState } from './teamSlice'

const { addMember, updateMember } = teamApi.endpoints

/** Saves the dialog's person and resolves with what was wrong, if anything. The same form sent again is the same person. */
export const saveMember =
  (salonId: string, request: MemberRequest) =>
  async (
    dispatch: AppDispatch,
    getState: () => unknown,
    { newKey }: ClientServices,
  ): Promise<ApiError | undefined> => {
    const dialog = selectMemberDialog(getState() as { team: TeamState })
    if (!dialog || dialog.step === 'saving') return undefined
    const { memberId, sent } = dialog
    const isRetry = sent && JSON.stringify(sent.request) === JSON.stringify(request)
    const idempotencyKey = isRetry ? sent.idempotencyKey : newKey()
    dispatch(memberSubmitted({ request, idempotencyKey }))
    const { error } = outcomeOf<TeamMember>(
      memberId === null
        ? await dispatch(addMember.initiate({ salonId, idempotencyKey, ...request }, { track: false }))
        : await dispatch(updateMember.initiate({ salonId, memberId, ...request }, { track: false })),
    )
    dispatch(error ? memberRefused() : memberSaved())
    return error
  }
