import { FormikProvider, useFormik } from 'formik'
import { useRef, useState, type ChangeEvent, type ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { object } from 'yup'
import { useAppDispatch } from '@/store/services'
import { problemIn } from '@/store/submission'
import { SubmissionProblem } from '@/store/SubmissionProblem'
import { useSubmission } from '@/store/useSubmission'
import { codeSchema, isCode, normalCode, resendAfterSeconds } from '@/domain/code'
import { newPasswordSchema } from '@/domain/password'
import { AccountPasswordField } from './AccountPasswordField'
import { Banner } from '@/ui/Banner'
import { Form } from '@/ui/form/Form'
import { FormCodeField } from '@/ui/form/FormCodeField'
import { SubmitButton } from '@/ui/form/SubmitButton'
import { accountSubmission, codeSubmission } from './authSubmissions'
import { commonProblem } from './commonProblem'
import { completeSignUp } from './completeSignUp'
import { ResendCode } from './ResendCode'
import type { SignUpCreating, SignUpVerifying } from './signUpFlow'
import { accountProblem, codeRule } from './signUpProblem'
import { SignUpProblemText } from './SignUpProblemText'
import { useCodeMail } from './useCodeMail'
import { useSecondsLeft } from './useSecondsLeft'

interface VerifyFormProps extends Pick<ComponentProps<'form'>, 'onFocus'> {
  flow: SignUpVerifying | SignUpCreating
}

export function VerifyForm({ flow, onFocus }: VerifyFormProps) {
  const { t } = useTranslation(['auth', 'common'])
  const dispatch = useAppDispatch()
  const accountRefusal = problemIn(useSubmission(accountSubmission))
  const codeRefusal = problemIn(useSubmission(codeSubmission))
  const isDead = codeRefusal !== undefined && codeRule(codeRefusal) === 'code_dead'
  const [asksPassword, setAsksPassword] = useState(flow.sealedPassword === null)

  const isVerifying = flow.step === 'verifying'
  const codeSentAt = isVerifying ? flow.codeSentAt : null
  const secondsLeft = useSecondsLeft(codeSentAt, resendAfterSeconds)
  const { send, ...mail } = useCodeMail(flow.details.email, isVerifying && codeSentAt === null)

  const formik = useFormik({
    initialValues: { code: '', password: '' },
    validationSchema: object({
      ...(isVerifying && { code: codeSchema }),
      ...(asksPassword && { password: newPasswordSchema }),
    }),
    validateOnBlur: false,
    onSubmit: async values => {
      if ((await dispatch(completeSignUp(flow, values))) === 'passwordNeeded') setAsksPassword(true)
    },
  })

  const codeField = useRef<HTMLInputElement>(null)
  const resend = async () => {
    dispatch(accountSubmission.dropped())
    if (!(await send())) return
    dispatch(codeSubmission.dropped())
    formik.resetForm({ values: { ...formik.values, code: '' } })
    // The button that sent it is gone.
    codeField.current?.focus()
  }

  const sentCode = useRef('')
  const sendComplete = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const code = normalCode(target.value)
    if (!isCode(code) || code === sentCode.current || asksPassword || secondsLeft === 0) return
    sentCode.current = code
    target.form?.requestSubmit()
  }

  return (
    <FormikProvider value={formik}>
      <Form onFocus={onFocus}>
        {isVerifying ? (
          <FormCodeField
            ref={codeField}
            name="code"
            label={t('field.code')}
            help={codeSentAt !== null && secondsLeft === 0 && !mail.isSending && t('verify.over')}
            onChange={sendComplete}
          />
        ) : (
          <Banner tone="good">{t('verify.verified')}</Banner>
        )}
        {asksPassword && (
          <AccountPasswordField
            name="password"
            label={t('field.password')}
            help={t('verify.passwordAgain')}
            autoComplete="new-password"
          />
        )}
        {accountRefusal ? (
          <SubmissionProblem
            submission={accountSubmission}
            describe={error => <SignUpProblemText problem={accountProblem(error)} />}
          />
        ) : (
          <SubmissionProblem
            submission={codeSubmission}
            fieldsOf={error => {
              const rule = codeRule(error)
              return rule && { code: rule }
            }}
            describe={error => <SignUpProblemText problem={commonProblem(error)} />}
          />
        )}
        <SubmitButton size="large" fullWidth disabled={isVerifying && secondsLeft === 0}>
          {t(isVerifying ? 'verify.submit' : 'verify.create')}
        </SubmitButton>
        {isVerifying && (
          <ResendCode {...mail} secondsLeft={secondsLeft} isDead={isDead} onResend={() => void resend()} />
        )}
      </Form>
    </FormikProvider>
  )
}
