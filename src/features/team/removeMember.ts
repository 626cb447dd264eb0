import { teamApi } from '@/api/teamApi'
import { isMissing } from '@/store/ApiError'
import { sendSubmission } from '@/store/sendSubmission'
import { outcomeOf } from '@/store/submit'
import { removalSubmission } from './teamSubmissions'

/** Who is not there any more was removed, by whomever. */
export const removeMember = (salonId: string, memberId: string) =>
  sendSubmission<{ memberId: string }, unknown>(removalSubmission, {
    request: { memberId },
    send: async send => {
      const removing = teamApi.endpoints.removeMember.initiate({ salonId, memberId }, { track: false })
      const result = outcomeOf<unknown>(await send(removing))
      return isMissing(result.error) ? { data: null } : result
    },
  })
