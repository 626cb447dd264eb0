import { FormikProvider, useFormik } from 'formik'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ApiError } from '@/store/ApiError'
import type { ImageProblem } from '@/store/imageProblem'
import { useAppDispatch } from '@/store/services'
import { mostPosters } from '@/domain/poster'
import { commonProblem } from '@/features/auth/commonProblem'
import { Button } from '@/ui/Button'
import { DialogActions } from '@/ui/DialogActions'
import { Form } from '@/ui/form/Form'
import { FormProblem } from '@/ui/form/FormProblem'
import { FormTextField } from '@/ui/form/FormTextField'
import { SubmitButton } from '@/ui/form/SubmitButton'
import { createPoster } from './createPoster'
import { PosterImageField } from './PosterImageField'
import { newPosterSchema, type PosterValues } from './posterValues'
import { posterDialogClosed, type PosterDialogState } from './postersSlice'

interface PosterFormProps {
  salonId: string
  dialog: PosterDialogState
}

/** Title and image of a new poster; both stay when it could not be created. */
export function PosterForm({ salonId, dialog }: PosterFormProps) {
  const { t } = useTranslation(['posters', 'common'])
  const dispatch = useAppDispatch()
  const [problem, setProblem] = useState<ApiError | null>(null)
  const [imageProblem, setImageProblem] = useState<ImageProblem>()
  const formik = useFormik<PosterValues>({
    initialValues: { title: '', image: null },
    validationSchema: newPosterSchema,
    validateOnBlur: false,
    onSubmit: async ({ title, image }) => {
      setProblem(null)
      setImageProblem(undefined)
      if (!image) return
      const fault = await dispatch(createPoster(salonId, { title: title.trim(), image }))
      if (fault?.image) setImageProblem(fault.image)
      if (fault?.poster) setProblem(fault.poster)
    },
  })
  const isFull = problem?.code === 'conflict'
  return (
    <FormikProvider value={formik}>
      <Form>
        <FormProblem>
          {problem &&
            (isFull
              ? t('full', { count: mostPosters })
              : `${t('createFailed')} ${t(`common:${commonProblem(problem)}`)}`)}
        </FormProblem>
        <FormTextField name="title" label={t('field.title')} autoComplete="off" dir="auto" />
        <PosterImageField
          problem={imageProblem}
          percent={dialog.step === 'sending' ? dialog.percent : undefined}
          onProblem={setImageProblem}
        />
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
