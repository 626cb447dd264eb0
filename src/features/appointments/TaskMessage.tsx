import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { isUnanswered, type ApiError } from '@/store/ApiError'
import { ResultToast } from '@/store/ResultToast'
import { useAppDispatch } from '@/store/services'
import { problemIn } from '@/store/submission'
import { useSubmission } from '@/store/useSubmission'
import { markSubmission, takeBackSubmission } from './appointmentSubmissions'
import { selectTask, taskDropped } from './appointmentsSlice'
import { notConfirmed } from './notConfirmed'
import { takeMarkBack } from './takeMarkBack'

/** Says what was just done, or why it could not be taken back. */
export const TaskMessage = () => {
  const { t } = useTranslation(['appointments', 'common'])
  const dispatch = useAppDispatch()
  const task = useSelector(selectTask)
  const problem = problemIn(useSubmission(takeBackSubmission))
  const notMarked = problemIn(useSubmission(markSubmission))
  const idle = task.kind === 'idle' ? task : undefined
  const { done, undo } = { done: null, ...idle }
  if (idle?.confirmations) {
    const left = notConfirmed(idle.confirmations).length
    const confirmed = idle.confirmations.length - left
    return (
      <ResultToast tone={left > 0 ? 'warn' : 'good'} dismissed={taskDropped}>
        {left > 0
          ? t('owner.confirmAll.some', { confirmed, left })
          : t('owner.confirmAll.done', { count: confirmed })}
      </ResultToast>
    )
  }
  if (problem && !done) {
    return (
      <ResultToast tone="bad" dismissed={takeBackSubmission.dropped}>
        {t(`takeBackFailed.${reasonOf(problem)}`)}
      </ResultToast>
    )
  }
  if (notMarked && !done) {
    return (
      <ResultToast tone="bad" dismissed={markSubmission.dropped}>
        {t(`markFailed.${reasonNotMarked(notMarked)}`)}
      </ResultToast>
    )
  }
  return (
    <ResultToast
      action={
        undo && {
          label: t('common:undo'),
          needsNetwork: true,
          onPress: () => void dispatch(takeMarkBack(undo)),
        }
      }
      dismissed={taskDropped}
    >
      {done && t(`done.${done}`)}
    </ResultToast>
  )
}

const reasonOf = (problem: ApiError) => {
  if (isUnanswered(problem)) return 'unanswered'
  return problem.code === 'slot_taken' ? problem.code : 'refused'
}

const reasonNotMarked = (problem: ApiError) => {
  const { code } = problem
  if (isUnanswered(problem)) return 'unanswered'
  return code === 'paid_at_salon' || code === 'paid_online' || code === 'payment_under_way' ? code : 'refused'
}
