import { usersApi } from '@/api/usersApi'
import { signUpFormSchema, type SignUpForm } from '@/domain/account'
import { normalPhone } from '@/domain/phone'
import type { BusinessType } from '@/domain/role'
import { countryByName } from '@/domain/geography/country'
import type { ApiError } from '@/store/ApiError'
import type { AppThunk } from '@/store/AppThunk'
import { sendSubmission } from '@/store/sendSubmission'
import { resultOf } from '@/store/submit'
import { businessChosen, profileChosen, signUpDetailsSubmitted } from './authSlice'
import { signUpSubmission } from './authSubmissions'

/** The phone number as stored, for a form that passed its schema. */
export const phoneOf = ({ phone, country }: Pick<SignUpForm, 'phone' | 'country'>): string =>
  normalPhone(phone, countryByName(country)?.code) ?? phone

const userExists: ApiError = { success: false, status: 409, message: 'User exists', code: 'user_exists' }

/**
 * Continues to the choice of business, or with the known business of a client to the code. Resolves with false when the
 * e-mail or phone is already registered, or when the check failed.
 */
export const submitSignUp =
  (form: SignUpForm, clientOf?: BusinessType): AppThunk<Promise<boolean>> =>
  async (dispatch, _getState, { vault }) => {
    const { password, confirmPassword: _repeated, ...details } = signUpFormSchema.cast(form)
    const query = { email: details.email, phone: phoneOf(details) }
    const options = { forceRefetch: true, subscribe: false }
    const checked = await dispatch(
      sendSubmission<typeof details, string | null>(signUpSubmission, {
        request: details,
        send: async send => {
          const asking = send(usersApi.endpoints.checkExistingUser.initiate(query, options))
          const { data: exists, error } = resultOf<boolean>(await asking)
          if (error) return { error }
          return exists ? { error: userExists } : { data: await vault.seal(password) }
        },
      }),
    )
    if (!checked || checked.error) return false
    dispatch(signUpDetailsSubmitted({ details, sealedPassword: checked.data }))
    if (clientOf) {
      dispatch(businessChosen(clientOf))
      dispatch(profileChosen('client'))
    }
    return true
  }
