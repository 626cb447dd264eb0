import { useEffect, useEffectEvent, useRef } from 'react'
import { usersApi } from '@/api/usersApi'
import type { ApiError } from '@/store/ApiError'
import type { AppThunk } from '@/store/AppThunk'
import { sendSubmission } from '@/store/sendSubmission'
import { useAppDispatch } from '@/store/services'
import { isSubmitting, problemIn } from '@/store/submission'
import { useSubmission } from '@/store/useSubmission'
import { codeSent } from './authSlice'
import { codeMailSubmission } from './authSubmissions'

const sendCode =
  (email: string): AppThunk<Promise<boolean>> =>
  async (dispatch, _getState, { now }) => {
    const sent = await dispatch(
      sendSubmission(codeMailSubmission, {
        request: { email },
        send: send => send(usersApi.endpoints.sendVerificationCode.initiate({ email })),
      }),
    )
    if (!sent || sent.error) return false
    dispatch(codeSent(now()))
    return true
  }

interface CodeMail {
  isSending: boolean
  isSent: boolean
  failure: ApiError | undefined
  /** Sends another code, which replaces the earlier ones. Resolves with false when it could not be sent. */
  send: () => Promise<boolean>
}

/** Mails a code: once by itself when a code is due, then on request. */
export function useCodeMail(email: string, isDue: boolean): CodeMail {
  const dispatch = useAppDispatch()
  const submission = useSubmission(codeMailSubmission)
  const send = () => dispatch(sendCode(email))

  const started = useRef(false)
  const sendFirst = useEffectEvent(() => void send())
  useEffect(() => {
    if (isDue && !started.current) sendFirst()
    started.current = isDue
  }, [isDue])
  const isSent = submission.step === 'succeeded'
  return { isSending: isSubmitting(submission), isSent, failure: problemIn(submission), send }
}
