import { FormikProvider, useFormik } from 'formik'
import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/store/services'
import { SubmissionFaults } from '@/store/SubmissionFaults'
import type { Appointment } from '@/domain/appointment'
import { declineSchema } from '@/domain/ownerRequests'
import { FormDraft } from '@/features/auth/FormDraft'
import { Button } from '@/ui/Button'
import { DialogActions } from '@/ui/DialogActions'
import { Form } from '@/ui/form/Form'
import { FormTextAreaField } from '@/ui/form/FormTextAreaField'
import { SubmitButton } from '@/ui/form/SubmitButton'
import { changeSubmission } from './changeSubmission'
import { end } from './changes'
import { endingRequested, taskLeft, type Ending } from './diarySlice'
import { useDiaryWords } from './useDiaryWords'

interface EndingFormProps {
  task: Ending
  appointment: Appointment
  timeZone: string
}

export const EndingForm = ({
  task: { verb, appointmentId, step },
  appointment,
  timeZone,
}: EndingFormProps) => {
  const { t } = useTranslation(['diary', 'common'])
  const dispatch = useAppDispatch()
  const words = useDiaryWords(timeZone)
  const { startsAt = 0, endsAt = 0 } = appointment
  const formik = useFormik({
    initialValues: { reason: '' },
    validationSchema: declineSchema,
    validateOnBlur: false,
    onSubmit: ({ reason }) => dispatch(end({ verb, appointmentId }, reason)),
  })
  return (
    <FormikProvider value={formik}>
      <Form>
        <FormDraft form={`${verb}-${appointmentId}`} opens={[endingRequested({ verb, appointmentId })]} />
        <SubmissionFaults submission={changeSubmission} />
        <p>
          {t(`${verb}Text`, {
            who: words.who(appointment),
            service: words.service(appointment),
            span: words.span({ startsAt, endsAt }),
          })}
        </p>
        {appointment.isPaidOnline && <p>{t('cancelRefund', { amount: words.price(appointment) })}</p>}
        <FormTextAreaField
          name="reason"
          label={t('reason')}
          hint={`(${t('common:optional')})`}
          help={t('reasonHelp')}
          dir="auto"
        />
        <DialogActions>
          <Button disabled={step === 'sending'} onClick={() => dispatch(taskLeft())}>
            {t('keep')}
          </Button>
          <SubmitButton variant="danger">{t(`${verb}Confirm`)}</SubmitButton>
        </DialogActions>
      </Form>
    </FormikProvider>
  )
}
