import { FormikProvider, useFormik } from 'formik'
import { useTranslation } from 'react-i18next'
import { SubmissionProblem } from '@/store/SubmissionProblem'
import { useSubmission } from '@/store/useSubmission'
import { useAppDispatch } from '@/store/services'
import type { Review } from '@/domain/review'
import { reviewAnswerSchema } from '@/domain/reviewSchema'
import { FormDraft } from '@/features/auth/FormDraft'
import { Button } from '@/ui/Button'
import { Inline } from '@/ui/Inline'
import { Form } from '@/ui/form/Form'
import { FormTextAreaField } from '@/ui/form/FormTextAreaField'
import { SubmitButton } from '@/ui/form/SubmitButton'
import { reviewProblem } from './reviewProblem'
import { answerStarted, writingDropped } from './reviewsSlice'
import { answerSubmission } from './reviewSubmissions'
import { sendAnswer } from './sendReview'

interface AnswerFormProps {
  review: Review
}

export const AnswerForm = ({ review }: AnswerFormProps) => {
  const { t } = useTranslation(['reviews', 'common'])
  const dispatch = useAppDispatch()
  useSubmission(answerSubmission)
  const formik = useFormik({
    initialValues: { answer: review.answer ?? '' },
    validationSchema: reviewAnswerSchema,
    validateOnBlur: false,
    onSubmit: values => dispatch(sendAnswer({ reviewId: review.id, ...reviewAnswerSchema.cast(values) })),
  })
  return (
    <FormikProvider value={formik}>
      <Form>
        <FormDraft form={`answer-${review.id}`} opens={[answerStarted(review.id)]} />
        <FormTextAreaField name="answer" label={t('answer.label')} rows={3} dir="auto" autoFocus />
        <SubmissionProblem
          submission={answerSubmission}
          describe={error => t(`problem.${reviewProblem(error)}`)}
        />
        <Inline gap={8}>
          <SubmitButton size="small">{t('answer.send')}</SubmitButton>
          <Button
            size="small"
            variant="quiet"
            disabled={formik.isSubmitting}
            onClick={() => dispatch(writingDropped())}
          >
            {t('common:cancel')}
          </Button>
        </Inline>
      </Form>
    </FormikProvider>
  )
}
