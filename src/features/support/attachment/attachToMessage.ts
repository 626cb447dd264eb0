import { contactApi } from '@/api/contactApi'
import type { AppThunk } from '@/store/AppThunk'
import { sendSubmission } from '@/store/sendSubmission'
import type { WrittenSession } from '../sharing/sessionContents'
import {
  messageSent,
  selectSentMessage,
  sessionAttached,
  type Receipt,
  type SupportState,
} from '../supportSlice'
import { attachSubmission } from './attachmentSubmissions'

/** The file goes along with the next message. */
export const attachToMessage =
  ({ text, summary: { steps } }: WrittenSession): AppThunk =>
  (dispatch, _getState, { files }) => {
    const file = new Blob([text], { type: 'application/json' })
    dispatch(sessionAttached({ file: files.hold({ file, onPercent: () => undefined }), steps }))
  }

/** Sends the file to the message that was sent. A try that failed can be repeated. */
export const sendAttachment = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  const sent = selectSentMessage(getState() as { support: SupportState })
  if (!sent?.attachment) return
  const { ticketNumber, attachKey, attachment } = sent
  await dispatch(
    sendSubmission(attachSubmission, {
      request: { ticketNumber, attachKey, file: attachment.file },
      send: (send, { request }) =>
        send(contactApi.endpoints.attachSession.initiate(request, { track: false })),
    }),
  )
}

/** A message was sent; its file follows. */
export const followMessage =
  (receipt: Receipt): AppThunk<Promise<void>> =>
  async dispatch => {
    dispatch(attachSubmission.dropped())
    dispatch(messageSent(receipt))
    await dispatch(sendAttachment())
  }
