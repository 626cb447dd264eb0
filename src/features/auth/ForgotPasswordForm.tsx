import { FormikProvider, useFormik } from 'formik'
import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/store/services'
import { SubmissionProblem } from '@/store/SubmissionProblem'
import { useSubmission } from '@/store/useSubmission'
import { forgotPasswordSchema } from '@/domain/credentials'
import { normalEmail } from '@/domain/email'
import { Form } from '@/ui/form/Form'
import { FormEmailField } from '@/ui/form/FormEmailField'
import { SubmitButton } from '@/ui/form/SubmitButton'
import { useLate } from '@/ui/useLate'
import { resetMailSubmission } from './authSubmissions'
import { mailProblem } from './mailProblem'
import { sendResetMail } from './sendResetMail'

/** Requests a mail with a link to set a new password. `onSent` receives the e-mail address. */
export function ForgotPasswordForm({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useTranslation(['auth', 'common'])
  const dispatch = useAppDispatch()
  useSubmission(resetMailSubmission)
  const showSent = useLate(onSent)
  const formik = useFormik({
    initialValues: { email: '' },
    validationSchema: forgotPasswordSchema,
    validateOnBlur: false,
    onSubmit: async values => {
      const email = normalEmail(values.email)
      const sent = await dispatch(sendResetMail(email))
      if (sent && !sent.error) showSent(email)
    },
  })
  return (
    <FormikProvider value={formik}>
      <Form>
        <SubmissionProblem submission={resetMailSubmission} describe={error => t(mailProblem(error))} />
        <FormEmailField label={t('field.email')} autoComplete="username" />
        <SubmitButton size="large" fullWidth>
          {t('forgot.submit')}
        </SubmitButton>
      </Form>
    </FormikProvider>
  )
}
