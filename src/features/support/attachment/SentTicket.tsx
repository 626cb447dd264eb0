import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { isRefused, isTooMany, type ApiError } from '@/store/ApiError'
import { useAppDispatch } from '@/store/services'
import { problemIn } from '@/store/submission'
import { useSubmission } from '@/store/useSubmission'
import { FailedNote } from '@/ui/FailedNote'
import { Banner } from '@/ui/Banner'
import { StatusText } from '@/ui/StatusText'
import { selectSentMessage } from '../supportSlice'
import { attachSubmission } from './attachmentSubmissions'
import { sendAttachment } from './attachToMessage'

/** After too many tries a later one can succeed; any other refusal stays. */
const isFinal = (problem: ApiError) => isRefused(problem) && !isTooMany(problem)

/** The number of the message that was sent, and what became of the file that was attached to it. */
export function SentTicket() {
  const { t } = useTranslation(['contact', 'common'])
  const dispatch = useAppDispatch()
  const sent = useSelector(selectSentMessage)
  const submission = useSubmission(attachSubmission)
  if (!sent) return null
  const problem = problemIn(submission)
  return (
    <>
      <p role="status">
        <span>{t('ticket.number')}</span> <bdi className="numeric">{sent.ticketNumber}</bdi>
      </p>
      <div role="status">
        {submission.step === 'submitting' && <p>{t('ticket.attaching')}</p>}
        {submission.step === 'succeeded' && <StatusText tone="good">{t('ticket.attached')}</StatusText>}
      </div>
      {problem &&
        (isFinal(problem) ? (
          <Banner tone="bad" live>
            {t('ticket.refused')}
          </Banner>
        ) : (
          <FailedNote retryLabel={t('common:retry')} onRetry={() => void dispatch(sendAttachment())}>
            {t('ticket.failed')}
          </FailedNote>
        ))}
    </>
  )
}
