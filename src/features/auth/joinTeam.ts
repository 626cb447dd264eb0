import { joinApi } from '@/api/joinApi'
import type { AppThunk } from '@/store/AppThunk'
import { sendSubmission } from '@/store/sendSubmission'
import { loggedIn } from './authSlice'
import { joinSubmission } from './authSubmissions'

interface Join {
  /** The ticket in the URL, or the `nextTicket` of the last attempt. */
  ticket: string
  password: string
}

/** Accepts a mailed invitation and signs in. `nextTicket` is for another attempt. */
export const joinTeam =
  ({ ticket, password }: Join): AppThunk<Promise<{ hasJoined: boolean; nextTicket: string }>> =>
  async (dispatch, _getState, { secrets }) => {
    const token = secrets.redeem({ secret: ticket })
    const request = { token: secrets.hold(token), password: secrets.hold(password) }
    const joined = await dispatch(
      sendSubmission(joinSubmission, {
        request: {},
        send: send => send(joinApi.endpoints.join.initiate(request)),
      }),
    )
    const user = joined && !joined.error ? joined.data : undefined
    if (user) dispatch(loggedIn({ user, remembered: null }))
    return { hasJoined: user !== undefined, nextTicket: secrets.hold(token).secret }
  }
