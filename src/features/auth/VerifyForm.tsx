import { FormikProvider, useFormik } from 'formik'
import { useState, type ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { object } from 'yup'
import { useAppDispatch } from '@/store/services'
import { codeSchema, resendAfterSeconds } from '@/domain/code'
import { newPasswordSchema } from '@/domain/password'
import { Banner } from '@/ui/Banner'
import { Form } from '@/ui/form/Form'
import { FormCodeField } from '@/ui/form/FormCodeField'
import { FormPasswordField } from '@/ui/form/FormPasswordField'
import { FormProblem } from '@/ui/form/FormProblem'
import { SubmitButton } from '@/ui/form/SubmitButton'
import { commonProblem } from './commonProblem'
import { completeSignUp } from './completeSignUp'
import { ResendCode } from './ResendCode'
import type { SignUpCreating, SignUpVerifying } from './signUpFlow'
import { accountProblem, codeRule, type SignUpProblem } from './signUpProblem'
import { SignUpProblemText } from './SignUpProblemText'
import { useCodeMail } from './useCodeMail'
import { useSecondsLeft } from './useSecondsLeft'

interface VerifyFormProps extends Pick<ComponentProps<'form'>, 'onFocus'> {
  flow: SignUpVerifying | SignUpCreating
}

/** The code that proves the e-mail, and the account that is made with it. */
export function VerifyForm({ flow, onFocus }: VerifyFormProps) {
  const { t } = useTranslation(['auth', 'common'])
  const dispatch = useAppDispatch()
  const [problem, setProblem] = useState<SignUpProblem | null>(null)
  const [asksPassword, setAsksPassword] = useState(flow.sealedPassword === null)
  const [isDead, setDead] = useState(false)

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
    onSubmit: async (values, { setFieldError }) => {
      setProblem(null)
      const end = await dispatch(completeSignUp(flow, values))
      if ('reached' in end) return
      if (end.failedAt === 'password') setAsksPassword(true)
      else if (end.failedAt === 'account') setProblem(accountProblem(end.error))
      else {
        const rule = codeRule(end.error)
        setDead(rule === 'code_dead')
        if (rule) setFieldError('code', rule)
        else setProblem(commonProblem(end.error))
      }
    },
  })

  const resend = async () => {
    setProblem(null)
    if (!(await send())) return
    setDead(false)
    formik.resetForm({ values: { ...formik.values, code: '' } })
  }

  return (
    <FormikProvider value={formik}>
      <Form onFocus={onFocus}>
        {isVerifying ? (
          <FormCodeField name="code" label={t('field.code')} />
        ) : (
          <Banner tone="good">{t('verify.verified')}</Banner>
        )}
        {asksPassword && (
          <FormPasswordField
            name="password"
            label={t('field.password')}
            help={t('verify.passwordAgain')}
            autoComplete="new-password"
            showText={t('showPassword')}
            hideText={t('hidePassword')}
          />
        )}
        <FormProblem>{problem && <SignUpProblemText problem={problem} />}</FormProblem>
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
