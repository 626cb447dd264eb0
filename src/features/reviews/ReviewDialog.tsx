import { FormikProvider, useFormik } from 'formik'
import { useTranslation } from 'react-i18next'
import { isSubmitting } from '@/store/submission'
import { SubmissionProblem } from '@/store/SubmissionProblem'
import { useSubmission } from '@/store/useSubmission'
import { useAppDispatch } from '@/store/services'
import type { Stars } from '@/domain/review'
import { reviewSchema } from '@/domain/reviewSchema'
import { FormDraft } from '@/features/auth/FormDraft'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { DialogActions } from '@/ui/DialogActions'
import { Form } from '@/ui/form/Form'
import { FormTextAreaField } from '@/ui/form/FormTextAreaField'
import { SubmitButton } from '@/ui/form/SubmitButton'
import { reviewProblem } from './reviewProblem'
import { reviewStarted, writingDropped } from './reviewsSlice'
import { reviewSubmission } from './reviewSubmissions'
import { sendReview } from './sendReview'
import { StarField } from './StarField'

interface ReviewDialogProps {
  appointmentId: string
  appointment: string
}

interface Values {
  stars: Stars | null
  text: string
}

const initialValues: Values = { stars: null, text: '' }

/** Stars and a text about an appointment. An appointment can be reviewed once. */
export const ReviewDialog = ({ appointmentId, appointment }: ReviewDialogProps) => {
  const { t } = useTranslation(['reviews', 'common'])
  const dispatch = useAppDispatch()
  const submission = useSubmission(reviewSubmission)
  const formik = useFormik({
    initialValues,
    validationSchema: reviewSchema,
    validateOnBlur: false,
    onSubmit: values => dispatch(sendReview({ appointmentId, ...reviewSchema.cast(values) })),
  })
  return (
    <Dialog
      open
      title={t('form.title')}
      closeLabel={t('common:close')}
      locked={isSubmitting(submission)}
      onClose={() => dispatch(writingDropped())}
    >
      <p>
        <bdi>{appointment}</bdi>
      </p>
      <FormikProvider value={formik}>
        <Form>
          <FormDraft form={`review-${appointmentId}`} opens={[reviewStarted(appointmentId)]} />
          <StarField />
          <FormTextAreaField
            name="text"
            label={t('form.text')}
            hint={`(${t('common:optional')})`}
            rows={4}
            dir="auto"
          />
          <SubmissionProblem
            submission={reviewSubmission}
            describe={error => t(`problem.${reviewProblem(error)}`)}
          />
          <DialogActions>
            <Button disabled={formik.isSubmitting} onClick={() => dispatch(writingDropped())}>
              {t('common:cancel')}
            </Button>
            <SubmitButton>{t('form.send')}</SubmitButton>
          </DialogActions>
        </Form>
      </FormikProvider>
    </Dialog>
  )
}
