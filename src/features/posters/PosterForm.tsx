import { FormikProvider, useFormik } from 'formik'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useAppDispatch } from '@/store/services'
import { requestIn } from '@/store/submission'
import { SubmissionProblem } from '@/store/SubmissionProblem'
import { mostPosters } from '@/domain/poster'
import { FormDraft } from '@/features/auth/FormDraft'
import { useProblemText } from '@/features/auth/useProblemText'
import type { Salon } from '@/domain/salon'
import { ImageField } from '@/features/images/ImageField'
import { Button } from '@/ui/Button'
import { DialogActions } from '@/ui/DialogActions'
import { Form } from '@/ui/form/Form'
import { FormTextField } from '@/ui/form/FormTextField'
import { SubmitButton } from '@/ui/form/SubmitButton'
import { createPoster } from './createPoster'
import { PosterLinkField } from './PosterLinkField'
import { newPosterSchema, type PosterValues } from './posterValues'
import { posterBegun, posterDialogClosed } from './postersSlice'
import { posterSubmission } from './posterSubmission'

interface PosterFormProps {
  salon: Salon
  /** How much of the image has left; undefined while nothing is being sent. */
  percent: number | undefined
}

export function PosterForm({ salon, percent }: PosterFormProps) {
  const { t } = useTranslation(['posters', 'common'])
  const problemTextOf = useProblemText()
  const dispatch = useAppDispatch()
  const sent = requestIn(useSelector(posterSubmission.select))
  const formik = useFormik<PosterValues>({
    initialValues: { title: sent?.title ?? '', link: sent?.link ?? '', image: null },
    validationSchema: newPosterSchema,
    validateOnBlur: false,
    onSubmit: async ({ title, link, image }) => {
      if (image) await dispatch(createPoster(salon.id, { title: title.trim(), link, image }))
    },
  })
  return (
    <FormikProvider value={formik}>
      <Form>
        <FormDraft form="poster" opens={[posterBegun()]} />
        <SubmissionProblem
          submission={posterSubmission}
          describe={problem =>
            problem.code === 'conflict'
              ? t('full', { count: mostPosters })
              : `${t('createFailed')} ${problemTextOf(problem)}`
          }
        />
        <FormTextField name="title" label={t('field.title')} autoComplete="off" dir="auto" />
        <ImageField percent={percent} />
        <PosterLinkField salon={salon} />
        <DialogActions>
          <Button disabled={formik.isSubmitting} onClick={() => dispatch(posterDialogClosed())}>
            {t('common:cancel')}
          </Button>
          <SubmitButton>{t('create')}</SubmitButton>
        </DialogActions>
      </Form>
    </FormikProvider>
  )
}
