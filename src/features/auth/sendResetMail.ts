import { usersApi } from '@/api/usersApi'
import { sendSubmission } from '@/store/sendSubmission'
import { resetMailSubmission } from './authSubmissions'

export const sendResetMail = (email: string) =>
  sendSubmission(resetMailSubmission, {
    request: { email },
    send: send => send(usersApi.endpoints.forgotPassword.initiate({ email })),
  })
