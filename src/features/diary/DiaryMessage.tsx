import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import type { ShownDays } from '@/api/diaryApi'
import { useAppDispatch } from '@/store/services'
import type { Salon } from '@/domain/salon'
import { wallOf } from '@/domain/zonedTime'
import { useFormat } from '@/i18n/useFormat'
import { Banner } from '@/ui/Banner'
import { Button } from '@/ui/Button'
import { IconButton } from '@/ui/IconButton'
import { Inline } from '@/ui/Inline'
import styles from './DiaryMessage.module.css'
import { selectDiaryTask, taskLeft, type Idle } from './diarySlice'
import { rescheduleAnyway, undoReschedule } from './dropAppointment'
import { useDiaryProblemText } from './useDiaryProblemText'

interface DiaryMessageProps {
  salon: Salon
  shown: ShownDays
}

/** Says what was just done, or why a dragged appointment went back. Always rendered, so that it is read aloud. */
export const DiaryMessage = ({ salon, shown }: DiaryMessageProps) => {
  const { t } = useTranslation(['diary', 'common'])
  const dispatch = useAppDispatch()
  const text = useDiaryMessageText(salon)
  const task = useSelector(selectDiaryTask)
  const { done, problem, shift } = task.kind === 'idle' ? task : { done: null, problem: null, shift: null }
  return (
    <div role="status" className={styles.notification}>
      {task.kind === 'idle' && (done ?? problem) && (
        <Banner
          tone={problem ? 'bad' : 'good'}
          action={
            <Inline gap={4}>
              {shift && (
                <Button
                  size="small"
                  onClick={() => void dispatch((problem ? rescheduleAnyway : undoReschedule)(shift, shown))}
                >
                  {t(problem ? 'rescheduleAnyway' : 'common:undo')}
                </Button>
              )}
              <IconButton icon="close" label={t('common:dismiss')} onClick={() => dispatch(taskLeft())} />
            </Inline>
          }
        >
          {text(task)}
        </Banner>
      )}
    </div>
  )
}

function useDiaryMessageText({ timeZone, staff }: Salon) {
  const { t } = useTranslation('diary')
  const format = useFormat()
  const problemText = useDiaryProblemText(timeZone)
  return ({ done, problem, shift, isUndo }: Idle) => {
    if (done) return t(`deed.${done}`)
    if (!problem) return null
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
