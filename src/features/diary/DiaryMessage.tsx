import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import type { ShownDays } from '@/api/diaryApi'
import { ResultToast } from '@/store/ResultToast'
import { useAppDispatch } from '@/store/services'
import type { Salon } from '@/domain/salon'
import { wallOf } from '@/domain/zonedTime'
import { useFormat } from '@/i18n/useFormat'
import { takeMarkBack } from './changes'
import { selectDiaryTask, taskLeft, type Idle } from './diarySlice'
import { rescheduleAnyway, undoReschedule } from './dropAppointment'
import { undoTimeOff } from './timeOffChanges'
import { useDiaryProblemText } from './useDiaryProblemText'

interface DiaryMessageProps {
  salon: Salon
  shown: ShownDays
}

/** Says what was just done, or why a dragged appointment went back. */
export const DiaryMessage = ({ salon, shown }: DiaryMessageProps) => {
  const { t } = useTranslation(['diary', 'common'])
  const dispatch = useAppDispatch()
  const text = useDiaryMessageText(salon)
  const task = useSelector(selectDiaryTask)
  if (task.kind !== 'idle' || task.stranded?.length) return null
  const { problem, shift, unmarking } = task
  const actionOf = () => {
    if (shift) {
      return {
        label: t(problem ? 'rescheduleAnyway' : 'common:undo'),
        needsNetwork: true,
        onPress: () => void dispatch((problem ? rescheduleAnyway : undoReschedule)(shift, shown)),
      }
    }
    if (!unmarking || problem) return undefined
    return {
      label: t('common:undo'),
      needsNetwork: true,
      onPress: () => void dispatch('timeOff' in unmarking ? undoTimeOff(unmarking) : takeMarkBack(unmarking)),
    }
  }
  return (
    <ResultToast tone={problem ? 'bad' : 'good'} action={actionOf()} dismissed={taskLeft}>
      {text(task)}
    </ResultToast>
  )
}

function useDiaryMessageText({ timeZone, staff }: Salon) {
  const { t } = useTranslation('diary')
  const format = useFormat()
  const problemText = useDiaryProblemText(timeZone)
  return ({ done, problem, shift, isUndo, unmarking }: Idle) => {
    if (done) return t(`deed.${done}`)
    if (!problem) return null
    if (unmarking && 'timeOff' in unmarking) return t('timeOff.notUndone', { why: problemText(problem) })
    if (unmarking) return t('notTakenBack', { why: problemText(problem) })
    const staffMember = staff.find(({ id }) => id === shift?.from.staffId)
    if (problem !== 'staleWrite' || !shift || !staffMember)
      return t(isUndo ? 'notMovedBack' : 'movedBack', { why: problemText(problem) })
    const { date, minutes, offset } = wallOf(shift.from.startsAt, timeZone)
    return t('staleWrite', {
      day: format.date(date),
      time: format.time(minutes, offset),
      staffMember: format.name(staffMember),
    })
  }
}
