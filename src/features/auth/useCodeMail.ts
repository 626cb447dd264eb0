import { useEffect, useEffectEvent, useRef } from 'react'
import { isApiError, type ApiError } from '@/store/ApiError'
import { useAppDispatch, type AppDispatch, type ThunkExtra } from '@/store/services'
import { usersApi } from '@/api/usersApi'
import { codeSent } from './authSlice'

const noteCodeSent =
  () =>
  (dispatch: AppDispatch, _getState: unknown, { now }: ThunkExtra): void => {
    dispatch(codeSent(now()))
  }

interface CodeMail {
  isSending: boolean
  failure: ApiError | undefined
  /** Has another code mailed, the only one that counts from then on; false when it could not be sent. */
  send: () => Promise<boolean>
}

/** Mails the code: once by itself when one is due, and again whenever it is asked for. */
export function useCodeMail(email: string, isDue: boolean): CodeMail {
  const dispatch = useAppDispatch()
  const [sendCode, { isLoading, error }] = usersApi.useSendVerificationCodeMutation()
  const send = async () => {
    const answer = await sendCode({ email })
    if (answer.error) return false
    dispatch(noteCodeSent())
    return true
  }

  const started = useRef(false)
  const sendFirst = useEffectEvent(() => void send())
  useEffect(() => {
    if (isDue && !started.current) sendFirst()
    started.current = isDue
  }, [isDue])
  return { isSending: isLoading, failure: isApiError(error) ? error : undefined, send }
}
