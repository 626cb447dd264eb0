import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/store/services'
import { useFormat } from '@/i18n/useFormat'
import { Banner } from '@/ui/Banner'
import { Button } from '@/ui/Button'
import { DialogActions } from '@/ui/DialogActions'
import { FormProblem } from '@/ui/form/FormProblem'
import { timesReopened } from '../appointmentsSlice'
import { rescheduleAppointment } from './rescheduleAppointment'
import styles from './RescheduleConfirm.module.css'
import type { Rescheduling } from './rescheduling'

interface RescheduleConfirmProps {
  task: Extract<Rescheduling, { step: 'confirming' | 'sending' | 'unanswered' }>
  staffId: string | null
}

export const RescheduleConfirm = ({ task, staffId }: RescheduleConfirmProps) => {
  const { t } = useTranslation(['appointments', 'common'])
  const dispatch = useAppDispatch()
  const format = useFormat()
  const when = { date: format.date(task.date), time: format.time(task.slot.time) }
  const refusal = task.step === 'confirming' ? task.refusal : null
  return (
    <>
      <p className={styles.when}>
        <span>{when.date}</span>
        <strong className={styles.time}>{when.time}</strong>
        {task.slot.offset && <span dir="ltr">{task.slot.offset}</span>}
      </p>
      {task.step === 'unanswered' && (
        <Banner tone="warn" title={t('move.unanswered')} live>
          {t('move.unansweredText')}
        </Banner>
      )}
      <FormProblem>{refusal && t(`moveRefusal.${refusal}`)}</FormProblem>
      <DialogActions>
        <Button disabled={task.step === 'sending'} onClick={() => dispatch(timesReopened())}>
          {t('move.otherTime')}
        </Button>
        <Button
          variant="primary"
          needsNetwork
          busy={task.step === 'sending'}
          onClick={() => void dispatch(rescheduleAppointment(staffId))}
        >
          {t(task.step === 'unanswered' ? 'move.again' : 'move.confirm', when)}
        </Button>
      </DialogActions>
    </>
  )
}
