import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/Button'
import { FormProblem } from '@/ui/form/FormProblem'
import { Stack } from '@/ui/Stack'
import type { ApiError } from '@/store/ApiError'
import { codeMailProblem } from './codeMailProblem'
import styles from './auth.module.css'

interface ResendCodeProps {
  secondsLeft: number
  /** The code that was sent is no longer valid, so the countdown need not end first. */
  isDead: boolean
  isSending: boolean
  failure: ApiError | undefined
  onResend: () => void
}

export function ResendCode({ secondsLeft, isDead, isSending, failure, onResend }: ResendCodeProps) {
  const { t } = useTranslation(['auth', 'common'])
  const waits = secondsLeft > 0 && !isDead
  return (
    <Stack gap={12}>
      <FormProblem>{failure && t(codeMailProblem(failure))}</FormProblem>
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
