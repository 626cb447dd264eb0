import { teamApi } from '@/api/teamApi'
import { isMissing } from '@/store/ApiError'
import { sendSubmission } from '@/store/sendSubmission'
import { resultOf } from '@/store/submit'
import { removalSubmission } from './teamSubmissions'

/** A staff member who is already gone counts as removed. */
export const removeStaff = (salonId: string, staffId: string) =>
  sendSubmission<{ staffId: string }, unknown>(removalSubmission, {
    request: { staffId },
    send: async send => {
      const removing = teamApi.endpoints.removeStaff.initiate({ salonId, staffId }, { track: false })
      const result = resultOf<unknown>(await send(removing))
      return isMissing(result.error) ? { data: null } : result
    },
  })
