import { FormikProvider, useFormik } from 'formik'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newPasswordFormSchema } from '@/domain/credentials'
import { useAppDispatch } from '@/store/services'
import { SubmissionProblem } from '@/store/SubmissionProblem'
import { useSubmission } from '@/store/useSubmission'
import { Form } from '@/ui/form/Form'
import { SubmitButton } from '@/ui/form/SubmitButton'
import { joinSubmission } from './authSubmissions'
import { joinTeam } from './joinTeam'
import { NewPasswordFields } from './NewPasswordFields'
import { useProblemText } from './useProblemText'

interface JoinFormProps {
  /** The ticket that replaces the mailed token in the URL. */
  ticket: string
  onJoined: () => void
}

/** The password of an invited staff member's login. */
export function JoinForm({ ticket, onJoined }: JoinFormProps) {
  const { t } = useTranslation('auth')
  const problemTextOf = useProblemText()
  const dispatch = useAppDispatch()
  const [currentTicket, setCurrentTicket] = useState(ticket)
  useSubmission(joinSubmission)
  const formik = useFormik({
    initialValues: { newPassword: '', confirmPassword: '' },
    validationSchema: newPasswordFormSchema,
    validateOnBlur: false,
    onSubmit: async ({ newPassword: password }) => {
      const { hasJoined, nextTicket } = await dispatch(joinTeam({ ticket: currentTicket, password }))
      setCurrentTicket(nextTicket)
      if (hasJoined) onJoined()
    },
  })
  return (
    <FormikProvider value={formik}>
      <Form>
        <SubmissionProblem
          submission={joinSubmission}
          describe={error => {
            if (error.code === 'code_dead') return t('join.deadLink')
            return error.code === 'user_exists' ? t('join.emailTaken') : problemTextOf(error)
          }}
        />
        <NewPasswordFields
          name="newPassword"
          label={t('field.password')}
          confirmLabel={t('field.confirmPassword')}
        />
        <SubmitButton size="large" fullWidth>
          {t('join.submit')}
        </SubmitButton>
      </Form>
    </FormikProvider>
  )
}
