import { contactApi } from '@/api/contactApi'
import type { AppThunk } from '@/store/AppThunk'
import { sendSubmission } from '@/store/sendSubmission'
import type { Opened } from '../opened'
import { openFile } from '../openFile'
import { openSubmission } from './attachmentSubmissions'

/** Opens the session of a message with the link in its mail; `secret` is the ticket of the link's key. */
export const openAttached =
  (secret: string): AppThunk<Promise<Opened | undefined>> =>
  async (dispatch, _getState, { files }) => {
    const found = await dispatch(
      sendSubmission(openSubmission, {
        request: { key: { secret } },
        send: (send, { request }) =>
          send(contactApi.endpoints.openAttachedSession.initiate(request, { track: false })),
      }),
    )
    if (!found?.data) return undefined
    const { ticketNumber, file } = found.data
    return dispatch(openFile(new File([files.redeem(file).file], `${ticketNumber}.json`)))
  }
