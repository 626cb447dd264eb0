import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import type { SameTime } from '@/domain/appointment'
import { problemIn } from '@/store/submission'
import { useTooManyText } from '@/store/useTooManyText'
import { changeSubmission } from './changeSubmission'
import type { DiaryProblem } from './diarySlice'
import { useDiaryWords } from './useDiaryWords'

/** Why the last change was refused, with what its answer says of it. */
export function useDiaryProblemText(timeZone: string): (problem: DiaryProblem) => string {
  const { t } = useTranslation('diary')
  const words = useDiaryWords(timeZone)
  const tooManyText = useTooManyText()
  const error = problemIn(useSelector(changeSubmission.select))
  return problem => {
    if (problem === 'too_many') return tooManyText(error ?? {})
    if (problem !== 'same_time') return t(`problem.${problem}`)
    const { booked } = (error?.data ?? {}) as Partial<SameTime>
    if (!booked) return t('problem.other')
    const { startsAt = 0, endsAt = 0 } = booked
    return t('problem.same_time', {
      who: words.who(booked),
      service: words.service(booked),
      span: words.span({ startsAt, endsAt }),
      staffMember: words.staffMember(booked),
    })
  }
}
