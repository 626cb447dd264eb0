import { useTranslation } from 'react-i18next'
import { sessionsApi } from '@/api/sessionsApi'
import { useProblemText } from '@/features/auth/useProblemText'
import { QueryFailed } from '@/store/QueryFailed'
import { ResultToast } from '@/store/ResultToast'
import { useAppDispatch } from '@/store/services'
import { problemIn, requestIn } from '@/store/submission'
import { useSubmission } from '@/store/useSubmission'
import { Banner } from '@/ui/Banner'
import { Button } from '@/ui/Button'
import { SkeletonList } from '@/ui/SkeletonList'
import { Stack } from '@/ui/Stack'
import { useFocusAfter } from '@/ui/useFocusAfter'
import { sessionEndSubmission } from './accountSubmissions'
import { endSession } from './endSession'
import { SessionRow } from './SessionRow'
import styles from './account.module.css'

/** The places where the user is logged in, and how to end them. */
export function Sessions() {
  const { t } = useTranslation(['account', 'common'])
  const problemTextOf = useProblemText()
  const dispatch = useAppDispatch()
  const query = sessionsApi.useListSessionsQuery(undefined, { refetchOnMountOrArgChange: true })
  const { data: sessions, isError } = query
  const submission = useSubmission(sessionEndSubmission)
  const { step } = submission
  const ending = step === 'submitting' ? requestIn(submission)?.sessionId : undefined
  const problem = problemIn(submission)
  // The button that ended a session is gone with it.
  const heading = useFocusAfter<HTMLHeadingElement>(step !== 'succeeded')

  return (
    <Stack gap={16} className={styles.card}>
      <Stack gap={4}>
        <h2 ref={heading} tabIndex={-1}>
          {t('sessions.title')}
        </h2>
        <p>{t('sessions.text')}</p>
      </Stack>
      <ResultToast dismissed={sessionEndSubmission.dropped}>
        {step === 'succeeded' && t('sessions.ended')}
      </ResultToast>
      {problem && (
        <Banner tone="bad" live>
          {problemTextOf(problem)}
        </Banner>
      )}
      {!sessions && isError && <QueryFailed title={t('sessions.loadFailed')} query={query} isNote />}
      {!isError && !sessions && <SkeletonList label={t('common:loading')} count={2} />}
      {sessions && (
        <Stack as="ul" gap={12} aria-label={t('sessions.title')}>
          {sessions.map(session => (
            <SessionRow key={session.id} session={session} busy={ending === session.id} />
          ))}
        </Stack>
      )}
      {sessions && sessions.length > 1 && (
        <div>
          <Button
            needsNetwork
            busy={ending === 'others'}
            onClick={() => void dispatch(endSession({ sessionId: 'others' }))}
          >
            {t('sessions.endOthers')}
          </Button>
        </div>
      )}
    </Stack>
  )
}
