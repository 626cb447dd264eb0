import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/store/services'
import { isSubmitting, problemIn } from '@/store/submission'
import { isTooMany } from '@/store/ApiError'
import { useTooManyText } from '@/store/useTooManyText'
import { useSubmission } from '@/store/useSubmission'
import { Banner } from '@/ui/Banner'
import { Button } from '@/ui/Button'
import { FormProblem } from '@/ui/form/FormProblem'
import { Stack } from '@/ui/Stack'
import { resetMailSubmission } from './authSubmissions'
import { mailProblem } from './mailProblem'
import { sendResetMail } from './sendResetMail'

/** Shown after the reset link was sent: a button that sends the link again. */
export function ResetMailSent({ email }: { email: string }) {
  const { t } = useTranslation(['auth', 'common'])
  const dispatch = useAppDispatch()
  const submission = useSubmission(resetMailSubmission)
  const problem = problemIn(submission)
  const tooManyText = useTooManyText()
  return (
    <Stack gap={16}>
      <p>{t('mailSent.hint')}</p>
      <FormProblem>
        {problem && (isTooMany(problem) ? tooManyText(problem) : t(mailProblem(problem)))}
      </FormProblem>
      <div role="status">
        {submission.step === 'succeeded' && <Banner tone="good">{t('mailSent.again')}</Banner>}
      </div>
      <Button
        size="large"
        fullWidth
        needsNetwork
        busy={isSubmitting(submission)}
        onClick={() => void dispatch(sendResetMail(email))}
      >
        {t('mailSent.resend')}
      </Button>
    </Stack>
  )
}
