import { FormikProvider, useFormik } from 'formik'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { useAppDispatch } from '@/store/services'
import { isSubmitting } from '@/store/submission'
import { SubmissionProblem } from '@/store/SubmissionProblem'
import { useSubmission } from '@/store/useSubmission'
import { normalEmail } from '@/domain/email'
import { paths } from '@/domain/paths'
import { deleteUserSchema } from '@/domain/account'
import { accountDeleted, selectUser } from '@/features/auth/authSlice'
import { AccountPasswordField } from '@/features/auth/AccountPasswordField'
import { Form } from '@/ui/form/Form'
import { FormEmailField } from '@/ui/form/FormEmailField'
import { FormTextField } from '@/ui/form/FormTextField'
import { SubmitButton } from '@/ui/form/SubmitButton'
import { deletionAnswered, deletionRequested, selectDeletionRequested } from './accountSlice'
import { deletionSubmission } from './accountSubmissions'
import { ConfirmDeletion } from './ConfirmDeletion'
import { deleteAccount } from './deleteAccount'
import { farewellState } from './farewell'
import { deletionProblem } from './problems'

export function DeleteAccountForm() {
  const { t } = useTranslation(['account', 'auth'])
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const isRequested = useSelector(selectDeletionRequested)
  const user = useSelector(selectUser)
  const busy = isSubmitting(useSubmission(deletionSubmission))
  const formik = useFormik({
    initialValues: { email: user?.email ?? '', phone: user?.phone ?? '', password: '' },
    validationSchema: deleteUserSchema,
    validateOnBlur: false,
    onSubmit: () => {
      dispatch(deletionSubmission.dropped())
      dispatch(deletionRequested())
      return Promise.resolve()
    },
  })

  const confirm = async () => {
    if (!(await dispatch(deleteAccount(formik.values)))) return
    await navigate(paths.deleteAccount, { replace: true, state: farewellState })
    // A user who is signed in with another account stays signed in.
    const email = normalEmail(formik.values.email)
    if (!user || user.email === email) dispatch(accountDeleted(email))
  }

  return (
    <FormikProvider value={formik}>
      <Form>
        <SubmissionProblem
          submission={deletionSubmission}
          alsoOfFields
          describe={error => {
            const problem = deletionProblem(error)
            return (
              <span dir="auto">{typeof problem === 'object' ? problem.said : t(`deletion.${problem}`)}</span>
            )
          }}
        />
        <FormEmailField label={t('auth:field.email')} autoComplete="username" />
        <FormTextField name="phone" type="tel" label={t('auth:field.phone')} autoComplete="tel" dir="ltr" />
        <AccountPasswordField name="password" label={t('auth:field.password')} />
        <SubmitButton variant="danger" size="large" fullWidth>
          {t('deletion.submit')}
        </SubmitButton>
      </Form>
      <ConfirmDeletion
        open={isRequested}
        busy={busy}
        onConfirm={() => void confirm()}
        onCancel={() => dispatch(deletionAnswered())}
      />
    </FormikProvider>
  )
}
