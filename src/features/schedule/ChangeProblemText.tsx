import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useProblemText } from '@/features/auth/useProblemText'
import { isStale } from '@/store/ApiError'
import { isStranding } from '@/store/stranding'
import { problemIn, requestIn } from '@/store/submission'
import { FormProblem } from '@/ui/form/FormProblem'
import { changeProblem } from './change'
import { changeSubmission } from './changeSubmission'

const listOf = {
  hours: 'hours',
  dayOff: 'daysOff',
  publicHoliday: 'daysOff',
  dayOffRemoval: 'daysOff',
  /** Its form shows the problem. */
  season: 'form',
  seasonRemoval: 'seasons',
} as const

export function ChangeProblemText({ of }: { of: 'hours' | 'daysOff' | 'seasons' }) {
  const { t } = useTranslation(['schedule', 'common'])
  const problemTextOf = useProblemText()
  const submission = useSelector(changeSubmission.select)
  const request = requestIn(submission)
  const error = request && listOf[request.kind] === of ? problemIn(submission) : undefined
  const problem = error && !isStale(error) && !isStranding(error) ? changeProblem(error) : undefined
  const text = () => {
    switch (problem) {
      case undefined:
        return null
      case 'gone':
      case 'dayOffTwice':
      case 'dayOffPast':
      case 'dayOffTooFar':
        return t(`problem.${problem}`)
      default:
        return error && problemTextOf(error)
    }
  }
  return <FormProblem>{text()}</FormProblem>
}
