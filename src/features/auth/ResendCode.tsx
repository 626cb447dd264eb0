import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/Button'
import { FormProblem } from '@/ui/form/FormProblem'
import { Stack } from '@/ui/Stack'
import type { ApiError } from '@/store/ApiError'
import { useProblemText } from './useProblemText'
import styles from './auth.module.css'

interface ResendCodeProps {
  secondsLeft: number
  /** The code that was sent is no longer valid, so the countdown need not end first. */
  isDead: boolean
  isSending: boolean
  isSent: boolean
  failure: ApiError | undefined
  onResend: () => void
}

export function ResendCode({ secondsLeft, isDead, isSending, isSent, failure, onResend }: ResendCodeProps) {
  const { t } = useTranslation(['auth', 'common'])
  const problemTextOf = useProblemText()
  const waits = secondsLeft > 0 && !isDead
  return (
    <Stack gap={12}>
      <FormProblem>
        {failure && (failure.code === 'mail_unavailable' ? t('verify.mailFailed') : problemTextOf(failure))}
      </FormProblem>
      <div role="status" className={isSent ? styles.aside : 'visually-hidden'}>
        {isSent && t('verify.sent')}
      </div>
      {waits && (
        <p role="timer" className={styles.aside}>
          {t('verify.secondsLeft', { count: secondsLeft })}
        </p>
      )}
      {!waits && (
        <Button fullWidth needsNetwork busy={isSending} onClick={onResend}>
          {t(isSending ? 'verify.sending' : 'verify.resend')}
        </Button>
      )}
    </Stack>
  )
}
