import { FormikProvider, useFormik } from 'formik'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { posterEditOf, type Poster } from '@/domain/poster'
import type { Salon } from '@/domain/salon'
import { FormDraft } from '@/features/auth/FormDraft'
import { useProblemText } from '@/features/auth/useProblemText'
import { isMissing } from '@/store/ApiError'
import { useAppDispatch } from '@/store/services'
import { requestIn } from '@/store/submission'
import { SubmissionProblem } from '@/store/SubmissionProblem'
import { Button } from '@/ui/Button'
import { DialogActions } from '@/ui/DialogActions'
import { Form } from '@/ui/form/Form'
import { FormTextField } from '@/ui/form/FormTextField'
import { SubmitButton } from '@/ui/form/SubmitButton'
import { PosterConflict } from './PosterConflict'
import { PosterLinkField } from './PosterLinkField'
import { posterDialogClosed, posterEditingStarted } from './postersSlice'
import { posterEditSubmission } from './posterSubmission'
import { linkIds, posterEditValues, posterFormSchema } from './posterValues'
import { updatePoster } from './updatePoster'

/** Title and link of a poster that is shown already; its image stays. */
export function PosterEditForm({ salon, poster }: { salon: Salon; poster: Poster }) {
  const { t } = useTranslation(['posters', 'common'])
  const problemTextOf = useProblemText()
  const dispatch = useAppDispatch()
  const sent = requestIn(useSelector(posterEditSubmission.select))
  const [start] = useState({ ...posterEditOf(poster), etag: poster.etag })
  const formik = useFormik({
    initialValues: posterEditValues(sent ?? start),
    validationSchema: posterFormSchema,
    validateOnBlur: false,
    onSubmit: async ({ title, link }) => {
      const request = { title: title.trim(), link: linkIds(link) }
      await dispatch(updatePoster(salon.id, poster.id, { request, base: start }))
    },
  })
  return (
    <FormikProvider value={formik}>
      <Form>
        <FormDraft form={`poster-${poster.id}`} opens={[posterEditingStarted(poster.id)]} />
        <SubmissionProblem
          submission={posterEditSubmission}
          describe={problem => (isMissing(problem) ? t('gone') : problemTextOf(problem))}
        />
        <PosterConflict salon={salon} />
        <FormTextField name="title" label={t('field.title')} autoComplete="off" dir="auto" />
        <PosterLinkField salon={salon} />
        <DialogActions>
          <Button disabled={formik.isSubmitting} onClick={() => dispatch(posterDialogClosed())}>
            {t('common:cancel')}
          </Button>
          <SubmitButton>{t('common:save')}</SubmitButton>
        </DialogActions>
      </Form>
    </FormikProvider>
  )
}
