import { FormikProvider, useFormik } from 'formik'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/store/services'
import { SubmissionProblem } from '@/store/SubmissionProblem'
import { useSubmission } from '@/store/useSubmission'
import { newPasswordFormSchema } from '@/domain/credentials'
import { paths } from '@/domain/paths'
import { Form } from '@/ui/form/Form'
import { SubmitButton } from '@/ui/form/SubmitButton'
import { Link } from '@/ui/Link'
import { resetSubmission } from './authSubmissions'
import { useProblemText } from './useProblemText'
import { NewPasswordFields } from './NewPasswordFields'
import { resetPassword } from './resetPassword'
import styles from './auth.module.css'

function DeadLink() {
  const { t } = useTranslation('auth')
  return (
    <>
      <p>{t('reset.deadLink')}</p>
      <Link to={paths.forgotPassword} className={styles.link}>
        {t('reset.newLink')}
      </Link>
    </>
  )
}

interface ResetPasswordFormProps {
  /** The ticket that replaces the mailed token in the URL. */
  ticket: string
  onReset: () => void
}

export function ResetPasswordForm({ ticket, onReset }: ResetPasswordFormProps) {
  const { t } = useTranslation(['auth', 'common'])
  const problemTextOf = useProblemText()
  const dispatch = useAppDispatch()
  const [currentTicket, setCurrentTicket] = useState(ticket)
  useSubmission(resetSubmission)
  const formik = useFormik({
    initialValues: { newPassword: '', confirmPassword: '' },
    validationSchema: newPasswordFormSchema,
    validateOnBlur: false,
    onSubmit: async ({ newPassword }) => {
      const { isReset, nextTicket } = await dispatch(resetPassword({ ticket: currentTicket, newPassword }))
      setCurrentTicket(nextTicket)
      if (isReset) onReset()
    },
  })
  return (
    <FormikProvider value={formik}>
      <Form>
        <SubmissionProblem
          submission={resetSubmission}
          describe={error => (error.code === 'code_dead' ? <DeadLink /> : problemTextOf(error))}
        />
        <NewPasswordFields
          name="newPassword"
          label={t('field.newPassword')}
          confirmLabel={t('field.confirmNewPassword')}
        />
        <SubmitButton size="large" fullWidth>
          {t('reset.submit')}
        </SubmitButton>
      </Form>
    </FormikProvider>
  )
}
