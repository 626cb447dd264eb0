import { FormikProvider, useFormik } from 'formik'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useAppDispatch } from '@/store/services'
import { SubmissionProblem } from '@/store/SubmissionProblem'
import { useSubmission } from '@/store/useSubmission'
import { loginFormSchema } from '@/domain/credentials'
import { paths } from '@/domain/paths'
import { AccountPasswordField } from './AccountPasswordField'
import { Form } from '@/ui/form/Form'
import { FormCheckboxField } from '@/ui/form/FormCheckboxField'
import { FormEmailField } from '@/ui/form/FormEmailField'
import { SubmitButton } from '@/ui/form/SubmitButton'
import { Inline } from '@/ui/Inline'
import { Link } from '@/ui/Link'
import { useHydrated } from '@/ui/useHydrated'
import { selectRemembered, selectSignUp, selectUser } from './authSlice'
import { logInSubmission } from './authSubmissions'
import { logIn } from './logIn'
import { loginProblem } from './loginProblem'
import { usePrefill } from './usePrefill'
import styles from './auth.module.css'

export function LoginForm() {
  const { t } = useTranslation('auth')
  const dispatch = useAppDispatch()
  const remembered = useSelector(selectRemembered)
  const signUp = useSelector(selectSignUp)
  const isLeaving = useSelector(selectUser) !== null
  const newEmail = signUp.step === 'created' ? signUp.email : undefined
  useSubmission(logInSubmission)
  const isHydrated = useHydrated()

  const formik = useFormik({
    initialValues: {
      email: newEmail ?? remembered?.email ?? '',
      password: '',
      remember: remembered !== null,
    },
    validationSchema: loginFormSchema,
    validateOnBlur: false,
    onSubmit: values => dispatch(logIn(values)),
  })
  const sealed = newEmail === undefined ? (remembered?.sealedPassword ?? null) : null
  const onInput = usePrefill(sealed, password => void formik.setFieldValue('password', password, false))

  return (
    <FormikProvider value={formik}>
      <Form onInput={onInput}>
        <SubmissionProblem
          submission={logInSubmission}
          fieldsOf={error => {
            const found = loginProblem(error)
            return 'field' in found ? { [found.field]: found.rule } : undefined
          }}
          describe={error => {
            const found = loginProblem(error)
            return 'field' in found ? null : t(`login.${found.form}`)
          }}
        />
        <FormEmailField label={t('field.email')} autoComplete="username" />
        <AccountPasswordField name="password" label={t('field.password')} />
        <Inline spread>
          <FormCheckboxField
            name="remember"
            label={t('login.remember')}
            help={isHydrated && !window.isSecureContext && t('login.rememberEmail')}
          />
          <Link to={paths.forgotPassword} className={styles.link}>
            {t('login.forgot')}
          </Link>
        </Inline>
        <SubmitButton size="large" fullWidth busy={isLeaving}>
          {t('login.submit')}
        </SubmitButton>
      </Form>
    </FormikProvider>
  )
}
