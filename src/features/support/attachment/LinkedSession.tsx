import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useProblemText } from '@/features/auth/useProblemText'
import { keyInHash } from '@/domain/attachedSessionLink'
import { selectLocation } from '@/store/locationSlice'
import { useAppDispatch } from '@/store/services'
import { problemIn } from '@/store/submission'
import { useSubmission } from '@/store/useSubmission'
import { Banner } from '@/ui/Banner'
import { FailedNote } from '@/ui/FailedNote'
import { Skeleton } from '@/ui/Skeleton'
import type { Opened } from '../opened'
import { openSubmission } from './attachmentSubmissions'
import { openAttached } from './openAttached'

/** Opens the session to which the address leads. */
export function LinkedSession({ onOpen }: { onOpen: (opened: Opened) => void }) {
  const { t } = useTranslation(['support', 'common'])
  const problemTextOf = useProblemText()
  const dispatch = useAppDispatch()
  const secret = keyInHash(useSelector(selectLocation).hash)
  const submission = useSubmission(openSubmission)
  const open = async () => {
    if (secret === null) return
    const opened = await dispatch(openAttached(secret))
    if (opened) onOpen(opened)
  }
  const openLink = useEffectEvent(open)
  useEffect(() => void openLink(), [secret])
  if (submission.step === 'submitting') return <Skeleton shape="block" height="40vh" />
  const problem = problemIn(submission)
  if (!problem || secret === null) return null
  if (problem.code === 'link_dead')
    return (
      <Banner tone="bad" live>
        {t('linked.dead')}
      </Banner>
    )
  return (
    <FailedNote retryLabel={t('common:retry')} onRetry={() => void open()}>
      {problemTextOf(problem)}
    </FailedNote>
  )
}
