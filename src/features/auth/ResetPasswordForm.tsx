import { FormikProvider, useFormik } from 'formik'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useAppDispatch } from '@/store/services'
import { newPasswordFormSchema } from '@/domain/credentials'
import { paths } from '@/domain/paths'
import { Form } from '@/ui/form/Form'
import { FormProblem } from '@/ui/form/FormProblem'
import { SubmitButton } from '@/ui/form/SubmitButton'
import { commonProblem, type CommonProblem } from './commonProblem'
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
  /** What stands for the mailed token in the address. */
  ticket: string
  onReset: () => void
}

/** A new password, set with a mailed link. */
export function ResetPasswordForm({ ticket, onReset }: ResetPasswordFormProps) {
  const { t } = useTranslation(['auth', 'common'])
  const dispatch = useAppDispatch()
  const [currentTicket, setCurrentTicket] = useState(ticket)
  const [problem, setProblem] = useState<'deadLink' | CommonProblem | null>(null)
  const formik = useFormik({
    initialValues: { newPassword: '', confirmPassword: '' },
    validationSchema: newPasswordFormSchema,
    validateOnBlur: false,
    onSubmit: async ({ newPassword }) => {
      setProblem(null)
      const { outcome, nextTicket } = await dispatch(resetPassword({ ticket: currentTicket, newPassword }))
      setCurrentTicket(nextTicket)
      if (!outcome.error) onReset()
      else setProblem(outcome.error.code === 'code_dead' ? 'deadLink' : commonProblem(outcome.error))
    },
  })
  return (
    <FormikProvider value={formik}>
      <Form>
        <FormProblem>{problem === 'deadLink' ? <DeadLink /> : problem && t(`common:${problem}`)}</FormProblem>
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
