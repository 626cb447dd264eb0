import { usersApi } from '@/api/usersApi'
import { sendSubmission } from '@/store/sendSubmission'
import { resetMailSubmission } from './authSubmissions'

/** Has a link mailed to set a new password. */
export const sendResetMail = (email: string) =>
  sendSubmission(resetMailSubmission, {
    request: { email },
    send: send => send(usersApi.endpoints.forgotPassword.initiate({ email })),
  })
