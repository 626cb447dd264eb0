import { FormikProvider, useFormik } from 'formik'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usersApi } from '@/api/usersApi'
import { resultOf } from '@/store/submit'
import { forgotPasswordSchema } from '@/domain/credentials'
import { normalEmail } from '@/domain/email'
import { Form } from '@/ui/form/Form'
import { FormProblem } from '@/ui/form/FormProblem'
import { FormTextField } from '@/ui/form/FormTextField'
import { SubmitButton } from '@/ui/form/SubmitButton'
import { useLate } from '@/ui/useLate'
import { mailProblem, type MailProblem } from './mailProblem'

/** Asks for a link to set a new password; `onSent` is told the address it went to. */
export function ForgotPasswordForm({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useTranslation(['auth', 'common'])
  const [forgotPassword] = usersApi.useForgotPasswordMutation()
  const [problem, setProblem] = useState<MailProblem | null>(null)
  const tellSent = useLate(onSent)
  const formik = useFormik({
    initialValues: { email: '' },
    validationSchema: forgotPasswordSchema,
    validateOnBlur: false,
    onSubmit: async values => {
      setProblem(null)
      const email = normalEmail(values.email)
      const { error } = resultOf(await forgotPassword({ email }))
      if (error) setProblem(mailProblem(error))
      else tellSent(email)
    },
  })
  return (
    <FormikProvider value={formik}>
      <Form>
        <FormProblem>{problem && t(problem)}</FormProblem>
        <FormTextField
          name="email"
          type="email"
          label={t('field.email')}
          autoComplete="username"
          inputMode="email"
          dir="ltr"
        />
        <SubmitButton size="large" fullWidth>
          {t('forgot.submit')}
        </SubmitButton>
      </Form>
    </FormikProvider>
  )
}
