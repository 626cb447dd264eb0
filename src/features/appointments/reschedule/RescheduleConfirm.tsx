import { useTranslation } from 'react-i18next'
import type { SameTime } from '@/domain/appointment'
import { SameTimeQuestion } from '@/features/slots/SameTimeQuestion'
import { isTooMany, type ApiError } from '@/store/ApiError'
import { useTooManyText } from '@/store/useTooManyText'
import { useAppDispatch } from '@/store/services'
import { isSubmitting, type Submission } from '@/store/submission'
import { useFormat } from '@/i18n/useFormat'
import { Banner } from '@/ui/Banner'
import { Button } from '@/ui/Button'
import { DialogActions } from '@/ui/DialogActions'
import { FormProblem } from '@/ui/form/FormProblem'
import { timesReopened } from '../appointmentsSlice'
import { rescheduleAppointment } from './rescheduleAppointment'
import styles from './RescheduleConfirm.module.css'
import { rescheduleRefusal } from './rescheduleRefusal'
import type { RescheduleChoice } from './rescheduling'

interface RescheduleConfirmProps {
  task: RescheduleChoice
  staffId: string | null
  submission: Submission
}

export const RescheduleConfirm = ({ task, staffId, submission }: RescheduleConfirmProps) => {
  const { t } = useTranslation(['appointments', 'common'])
  const dispatch = useAppDispatch()
  const format = useFormat()
  const when = { date: format.date(task.date), time: format.time(task.slot.time, task.slot.offset) }
  const isSending = isSubmitting(submission)
  const tooManyText = useTooManyText()
  const textOf = (problem: ApiError) =>
    isTooMany(problem) ? tooManyText(problem) : t(`moveRefusal.${rescheduleRefusal(problem)}`)
  const isUnanswered = submission.step === 'unanswered'
  const problem = submission.step === 'refused' ? submission.problem : undefined
  return (
    <>
      <p className={styles.when}>
        <span>{when.date}</span>
        <strong className={styles.time}>{when.time}</strong>
      </p>
      {isUnanswered && (
        <Banner tone="warn" title={t('move.unanswered')} live>
          {t('move.unansweredText')}
        </Banner>
      )}
      {problem?.code === 'same_time' ? (
        <SameTimeQuestion
          {...(problem.data as SameTime)}
          agreement={{
            label: t('move.forAnother'),
            onAgreed: () => void dispatch(rescheduleAppointment(task, staffId, true)),
          }}
        />
      ) : (
        <FormProblem>{problem && textOf(problem)}</FormProblem>
      )}
      <DialogActions>
        <Button disabled={isSending} onClick={() => dispatch(timesReopened())}>
          {t('move.otherTime')}
        </Button>
        <Button
          variant="primary"
          needsNetwork
          busy={isSending}
          onClick={() => void dispatch(rescheduleAppointment(task, staffId))}
        >
          {t(isUnanswered ? 'move.again' : 'move.confirm', when)}
        </Button>
      </DialogActions>
    </>
  )
}
