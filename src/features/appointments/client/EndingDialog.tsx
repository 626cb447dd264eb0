import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/store/services'
import { isSubmitting, problemIn } from '@/store/submission'
import { useSubmission } from '@/store/useSubmission'
import type { Appointment } from '@/domain/appointment'
import { ConfirmDialog } from '@/ui/ConfirmDialog'
import { taskDropped, type Ending } from '../appointmentsSlice'
import { endingSubmission } from '../appointmentSubmissions'
import { endAppointment } from '../endAppointment'
import { endingProblem } from '../endingProblem'
import { Banner } from '@/ui/Banner'
import { useAppointmentWords } from '../useAppointmentWords'

interface EndingDialogProps {
  task: Ending
  appointment: Appointment
}

export const EndingDialog = ({ task, appointment }: EndingDialogProps) => {
  const { t } = useTranslation('appointments')
  const dispatch = useAppDispatch()
  const submission = useSubmission(endingSubmission)
  const problem = problemIn(submission)
  const { verb } = task
  const { service, date, time, price } = useAppointmentWords(appointment)
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={t(`${verb}Ask.title`)}
      confirmLabel={t(`${verb}Ask.confirm`)}
      cancelLabel={t(`${verb}Ask.keep`)}
      busy={isSubmitting(submission)}
      onConfirm={() => void dispatch(endAppointment(task))}
      onCancel={() => dispatch(taskDropped())}
    >
      <p>{t(`${verb}Ask.text`, { service, date, time })}</p>
      {appointment.isPaidOnline && <p>{t('refundText', { amount: price })}</p>}
      {problem && (
        <Banner tone="bad" live>
          {t(`endingFailed.${endingProblem(problem)}`)}
        </Banner>
      )}
    </ConfirmDialog>
  )
}
