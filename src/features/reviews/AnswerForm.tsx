import { FormikProvider, useFormik } from 'formik'
import { useTranslation } from 'react-i18next'
import { placeFieldErrors } from '@/store/submit'
import { useAppDispatch } from '@/store/services'
import { reviewAnswerSchema, type Review } from '@/domain/review'
import { Button } from '@/ui/Button'
import { Inline } from '@/ui/Inline'
import { Form } from '@/ui/form/Form'
import { FormProblem } from '@/ui/form/FormProblem'
import { FormTextAreaField } from '@/ui/form/FormTextAreaField'
import { SubmitButton } from '@/ui/form/SubmitButton'
import { writingDropped, type Problem } from './reviewsSlice'
import { sendAnswer } from './sendReview'

interface AnswerFormProps {
  review: Review
  problem: Problem | null
}

/** The owner's word to a review, in its place below it. */
export const AnswerForm = ({ review, problem }: AnswerFormProps) => {
  const { t } = useTranslation(['reviews', 'common'])
  const dispatch = useAppDispatch()
  const formik = useFormik({
    initialValues: { answer: review.answer ?? '' },
    validationSchema: reviewAnswerSchema,
    validateOnBlur: false,
    onSubmit: async (values, helpers) => {
      const error = await dispatch(sendAnswer({ reviewId: review.id, ...reviewAnswerSchema.cast(values) }))
      if (error) placeFieldErrors(error, helpers, ['answer'])
    },
  })
  return (
    <FormikProvider value={formik}>
      <Form>
        <FormTextAreaField name="answer" label={t('answer.label')} rows={3} dir="auto" autoFocus />
        <FormProblem>{problem && t(`problem.${problem}`)}</FormProblem>
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
