import { FormikProvider, useFormik } from 'formik'
import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/store/services'
import { isSubmitting } from '@/store/submission'
import { SubmissionProblem } from '@/store/SubmissionProblem'
import { useSubmission } from '@/store/useSubmission'
import type { Appointment } from '@/domain/appointment'
import { declineSchema } from '@/domain/ownerRequests'
import { FormDraft } from '@/features/auth/FormDraft'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { DialogActions } from '@/ui/DialogActions'
import { Form } from '@/ui/form/Form'
import { FormTextAreaField } from '@/ui/form/FormTextAreaField'
import { SubmitButton } from '@/ui/form/SubmitButton'
import { endingRequested, taskDropped, type Ending } from '../appointmentsSlice'
import { endingSubmission } from '../appointmentSubmissions'
import { endAppointment } from '../endAppointment'
import { endingProblem } from '../endingProblem'
import { useAppointmentWords } from '../useAppointmentWords'

interface OwnerEndingDialogProps {
  task: Ending
  appointment: Appointment
}

/** Asks the owner once before an appointment is cancelled. The owner can give the client a reason. */
export const OwnerEndingDialog = ({ task, appointment }: OwnerEndingDialogProps) => {
  const { t } = useTranslation(['appointments', 'common'])
  const dispatch = useAppDispatch()
  const isSending = isSubmitting(useSubmission(endingSubmission))
  const { verb } = task
  const { service, date, time, price } = useAppointmentWords(appointment)
  const formik = useFormik({
    initialValues: { reason: '' },
    validationSchema: declineSchema,
    validateOnBlur: false,
    onSubmit: ({ reason }) => dispatch(endAppointment(task, reason.trim())),
  })
  return (
    <Dialog
      open
      size="small"
      title={t(`${verb}Ask.title`)}
      closeLabel={t('common:close')}
      locked={isSending}
      onClose={() => dispatch(taskDropped())}
    >
      <FormikProvider value={formik}>
        <Form>
          <FormDraft form={`${verb}-${task.appointmentId}`} opens={[endingRequested(task)]} />
          <SubmissionProblem
            submission={endingSubmission}
            describe={problem => t(`endingFailed.${endingProblem(problem)}`)}
          />
          <p>{t(`${verb}Ask.text`, { service, date, time })}</p>
          {appointment.isPaidOnline && <p>{t('refundText', { amount: price })}</p>}
          <FormTextAreaField
            name="reason"
            label={t('owner.reason')}
            hint={`(${t('common:optional')})`}
            help={t('owner.reasonHelp')}
            dir="auto"
          />
          <DialogActions>
            <Button disabled={isSending} onClick={() => dispatch(taskDropped())}>
              {t(`${verb}Ask.keep`)}
            </Button>
            <SubmitButton variant="danger">{t(`${verb}Ask.confirm`)}</SubmitButton>
          </DialogActions>
        </Form>
      </FormikProvider>
    </Dialog>
  )
}
