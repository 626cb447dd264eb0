import { FormikProvider, useFormik } from 'formik'
import { useState, type ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useAppDispatch } from '@/store/services'
import { SubmissionProblem } from '@/store/SubmissionProblem'
import { useSubmission } from '@/store/useSubmission'
import { newClientFormSchema, signUpFormSchema, type SignUpForm as SignUpValues } from '@/domain/account'
import { countryByName } from '@/domain/geography/country'
import type { NewClient } from '@/domain/newClient'
import { swapDialCode } from '@/domain/phone'
import { Form } from '@/ui/form/Form'
import { FormEmailField } from '@/ui/form/FormEmailField'
import { FormTextField } from '@/ui/form/FormTextField'
import { SubmitButton } from '@/ui/form/SubmitButton'
import { selectSignUp } from './authSlice'
import { signUpSubmission } from './authSubmissions'
import { commonProblem } from './commonProblem'
import { NewPasswordFields } from './NewPasswordFields'
import { PhoneField } from './PhoneField'
import { CityFields } from './CityFields'
import { submitSignUp } from './submitSignUp'
import { SignUpProblemText } from './SignUpProblemText'
import { usePrefill } from './usePrefill'
import styles from './auth.module.css'

const blank: SignUpValues = {
  firstName: '',
  lastName: '',
  email: '',
  country: '',
  city: '',
  phone: '',
  password: '',
  confirmPassword: '',
}

/** The form as it is offered: in the country of the salon that a new client is about to book. */
const blankFor = (newClient: NewClient | undefined): SignUpValues => {
  const country = countryByName(newClient?.country ?? '')
  return country ? { ...blank, country: country.name, phone: swapDialCode('', country.dialCode) } : blank
}

interface SignUpFormProps extends Pick<ComponentProps<'form'>, 'onFocus'> {
  /** Given for a client on the way to a booking, who chooses neither business nor profile. */
  newClient: NewClient | undefined
  /** The code is next. */
  onClientSubmitted: () => void
}

/** The first form of a sign-up. It keeps what was typed when the user comes back to it. */
export function SignUpForm({ onFocus, newClient, onClientSubmitted }: SignUpFormProps) {
  const { t } = useTranslation('auth')
  const dispatch = useAppDispatch()
  const flow = useSelector(selectSignUp)
  const details = 'details' in flow ? flow.details : null
  useSubmission(signUpSubmission)

  const formik = useFormik({
    initialValues: { ...blankFor(newClient), ...details },
    validationSchema: newClient ? newClientFormSchema : signUpFormSchema,
    validateOnBlur: false,
    onSubmit: async values => {
      const isSubmitted = await dispatch(submitSignUp(values, newClient?.business))
      if (isSubmitted && newClient) onClientSubmitted()
    },
  })
  const [sealedBefore] = useState('details' in flow && 'sealedPassword' in flow ? flow.sealedPassword : null)
  const onInput = usePrefill(sealedBefore, password => {
    void formik.setValues(values => ({ ...values, password, confirmPassword: password }), false)
  })

  return (
    <FormikProvider value={formik}>
      <Form onFocus={onFocus} onInput={onInput}>
        <div className={styles.row}>
          <FormTextField name="firstName" label={t('field.firstName')} autoComplete="given-name" />
          <FormTextField name="lastName" label={t('field.lastName')} autoComplete="family-name" />
        </div>
        <FormEmailField label={t('field.email')} autoComplete="email" />
        <CityFields />
        <PhoneField />
        <NewPasswordFields
          name="password"
          label={t('field.password')}
          confirmLabel={newClient ? undefined : t('field.confirmPassword')}
        />
        <SubmissionProblem
          submission={signUpSubmission}
          describe={error => (
            <SignUpProblemText problem={error.code === 'user_exists' ? error.code : commonProblem(error)} />
          )}
        />
        <SubmitButton size="large" fullWidth>
          {t('signup.submit')}
        </SubmitButton>
      </Form>
    </FormikProvider>
  )
}
