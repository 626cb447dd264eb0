import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { isOffline } from '@/store/ApiError'
import { SubmissionProblem } from '@/store/SubmissionProblem'
import { Banner } from '@/ui/Banner'
import { messageSubmission } from './messageSubmission'

/** The result of the message, with the texts of the error catalogue (section 8). */
export function ContactResult() {
  const { t } = useTranslation('contact')
  const { step } = useSelector(messageSubmission.select)
  return (
    <>
      <SubmissionProblem
        submission={messageSubmission}
        alsoOfFields
        describe={error => t(isOffline(error) ? 'result.unanswered' : 'result.refused')}
      />
      <div role="status" className={step === 'succeeded' ? undefined : 'visually-hidden'}>
        {step === 'succeeded' && <Banner tone="good">{t('result.sent')}</Banner>}
      </div>
    </>
  )
}
