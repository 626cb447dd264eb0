import type { AddUserRequest, SignUpDetails } from '@/domain/account'
import { submissionOf } from '@/store/submissionOf'

interface OfEmail {
  email: string
}

// The type is the request of each submission, without its secrets.
export const logInSubmission = submissionOf<OfEmail & { remember: boolean }>('logIn')
export const signUpSubmission = submissionOf<SignUpDetails>('submitSignUp')
export const codeMailSubmission = submissionOf<OfEmail>('sendCode')
export const codeSubmission = submissionOf<OfEmail>('verifyCode')
export const accountSubmission = submissionOf<Omit<AddUserRequest, 'password'>>('createAccount')
export const resetMailSubmission = submissionOf<OfEmail>('sendResetMail')
export const joinSubmission = submissionOf<object>('joinTeam')
export const resetSubmission = submissionOf<object>('resetPassword')
