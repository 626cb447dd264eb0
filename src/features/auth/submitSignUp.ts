import type { AppDispatch, ThunkExtra } from '@/store/services'
import { resultOf } from '@/store/submit'
import { usersApi } from '@/api/usersApi'
import { signUpFormSchema, type SignUpForm } from '@/domain/account'
import { normalPhone } from '@/domain/phone'
import { countryByName } from '@/domain/geography/country'
import { signUpDetailsSubmitted } from './authSlice'
import { commonProblem } from './commonProblem'
import type { SignUpProblem } from './signUpProblem'

/** The stored form of the number in a form that passed its schema. */
export const phoneOf = ({ phone, country }: Pick<SignUpForm, 'phone' | 'country'>): string =>
  normalPhone(phone, countryByName(country)?.code) ?? phone

/** Takes the form on to the choice of business, or tells why not: somebody has this e-mail or phone already. */
export const submitSignUp =
  (form: SignUpForm) =>
  async (dispatch: AppDispatch, _getState: unknown, { vault }: ThunkExtra): Promise<SignUpProblem | null> => {
    const { password, confirmPassword: _repeated, ...details } = signUpFormSchema.cast(form)
    const query = { email: details.email, phone: phoneOf(details) }
    const options = { forceRefetch: true, subscribe: false }
    const { data: exists, error } = resultOf<boolean>(
      await dispatch(usersApi.endpoints.checkExistingUser.initiate(query, options)),
    )
    if (error) return commonProblem(error)
    if (exists) return 'user_exists'
    dispatch(signUpDetailsSubmitted({ details, sealedPassword: await vault.seal(password) }))
    return null
  }
