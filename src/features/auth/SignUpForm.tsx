import { FormikProvider, useFormik } from 'formik'
import { useState, type ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useAppDispatch } from '@/store/services'
import { SubmissionProblem } from '@/store/SubmissionProblem'
import { useSubmission } from '@/store/useSubmission'
import { signUpFormSchema, type SignUpForm as SignUpValues } from '@/domain/account'
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

/** The first form of a sign-up. It keeps what was typed when the user comes back to it. */
export function SignUpForm({ onFocus }: Pick<ComponentProps<'form'>, 'onFocus'>) {
  const { t } = useTranslation('auth')
  const dispatch = useAppDispatch()
  const flow = useSelector(selectSignUp)
  const details = 'details' in flow ? flow.details : null
  useSubmission(signUpSubmission)

  const formik = useFormik({
    initialValues: { ...blank, ...details },
    validationSchema: signUpFormSchema,
    validateOnBlur: false,
    onSubmit: values => dispatch(submitSignUp(values)),
  })
  const [sealedBefore] = useState('sealedPassword' in flow ? flow.sealedPassword : null)
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
          confirmLabel={t('field.confirmPassword')}
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
