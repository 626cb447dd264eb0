import { sessionsApi } from '@/api/sessionsApi'
import { isMissing } from '@/store/ApiError'
import type { AppThunk } from '@/store/AppThunk'
import { sendSubmission } from '@/store/sendSubmission'
import { resultOf } from '@/store/submit'
import { sessionEndSubmission, type SessionEnd } from './accountSubmissions'

const { deleteSession, deleteOtherSessions } = sessionsApi.endpoints
const untracked = { track: false } as const

/** Logs the user out in one other place, or in all others. A missing session counts as ended. */
export const endSession =
  ({ sessionId }: SessionEnd): AppThunk<Promise<void>> =>
  async dispatch => {
    await dispatch(
      sendSubmission<SessionEnd, unknown>(sessionEndSubmission, {
        request: { sessionId },
        send: async send => {
          const sent =
            sessionId === 'others'
              ? send(deleteOtherSessions.initiate(undefined, untracked))
              : send(deleteSession.initiate(sessionId, untracked))
          const result = resultOf<unknown>(await sent)
          return isMissing(result.error) ? { data: null } : result
        },
      }),
    )
  }
