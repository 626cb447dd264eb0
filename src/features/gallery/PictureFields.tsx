import { FormikProvider, useFormik } from 'formik'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { pictureSchema, type GalleryPicture } from '@/domain/gallery'
import { limitPolicy } from '@/domain/limitPolicy'
import type { Salon } from '@/domain/salon'
import { FormDraft } from '@/features/auth/FormDraft'
import { useProblemText } from '@/features/auth/useProblemText'
import { ImageField } from '@/features/images/ImageField'
import { useFormat } from '@/i18n/useFormat'
import { isMissing } from '@/store/ApiError'
import { useAppDispatch } from '@/store/services'
import { requestIn } from '@/store/submission'
import { SubmissionProblem } from '@/store/SubmissionProblem'
import { Button } from '@/ui/Button'
import { DialogActions } from '@/ui/DialogActions'
import { Form } from '@/ui/form/Form'
import { FormSelectField } from '@/ui/form/FormSelectField'
import { FormTextField } from '@/ui/form/FormTextField'
import { SubmitButton } from '@/ui/form/SubmitButton'
import { pictureAddingStarted, pictureDialogClosed, pictureEditingStarted } from './gallerySlice'
import { PictureConflict } from './PictureConflict'
import {
  newPictureFormSchema,
  pictureForm,
  pictureRequestOf,
  requestOf,
  type PictureForm,
} from './pictureForm'
import { pictureSubmission } from './pictureSubmission'
import { createPicture, updatePicture } from './savePicture'

interface PictureFieldsProps {
  salon: Salon
  /** Null for a new picture. */
  pictureId: string | null
  picture: GalleryPicture | undefined
  /** How much of the image has left; undefined while nothing is being sent. */
  percent: number | undefined
}

export function PictureFields({ salon, pictureId, picture, percent }: PictureFieldsProps) {
  const { t } = useTranslation(['profile', 'common'])
  const format = useFormat()
  const problemTextOf = useProblemText()
  const dispatch = useAppDispatch()
  const sent = requestIn(useSelector(pictureSubmission.select))
  const [start] = useState(picture && requestOf(picture))
  const formik = useFormik<PictureForm>({
    initialValues: pictureForm(sent ?? start),
    validationSchema: pictureId === null ? newPictureFormSchema : pictureSchema,
    validateOnBlur: false,
    onSubmit: async values => {
      const request = pictureRequestOf(values)
      if (pictureId !== null) await dispatch(updatePicture(salon.id, pictureId, { request, base: start }))
      else if (values.image) await dispatch(createPicture(salon.id, request, values.image))
    },
  })
  const choices = (none: string, items: readonly { id: string; name: string; nameAr: string | null }[]) => [
    { value: '', label: none },
    ...items.map(item => ({ value: item.id, label: format.name(item) })),
  ]
  const optional = `(${t('common:optional')})`
  return (
    <FormikProvider value={formik}>
      <Form>
        <FormDraft
          form={`picture-${pictureId ?? 'new'}`}
          opens={[pictureId === null ? pictureAddingStarted() : pictureEditingStarted(pictureId)]}
        />
        <SubmissionProblem
          submission={pictureSubmission}
          describe={problem => {
            if (isMissing(problem)) return t('gallery.gone')
            return problem.code === 'limit_reached'
              ? t('gallery.full', { most: format.number(limitPolicy.picturesOfGallery) })
              : problemTextOf(problem)
          }}
        />
        <PictureConflict salon={salon} />
        {pictureId === null && <ImageField percent={percent} />}
        <FormTextField
          name="caption"
          label={t('gallery.caption')}
          hint={optional}
          help={t('gallery.captionHelp')}
          autoComplete="off"
          dir="auto"
        />
        <FormTextField
          name="captionAr"
          label={t('gallery.captionAr')}
          hint={optional}
          autoComplete="off"
          dir="rtl"
          lang="ar"
        />
        <FormSelectField
          name="serviceId"
          label={t('gallery.service')}
          options={choices(
            t('gallery.noService'),
            salon.sections.flatMap(({ services }) => services),
          )}
        />
        {salon.staff.length > 0 && (
          <FormSelectField
            name="staffId"
            label={t('gallery.staff')}
            options={choices(t('gallery.noStaff'), salon.staff)}
          />
        )}
        <DialogActions>
          <Button disabled={formik.isSubmitting} onClick={() => dispatch(pictureDialogClosed())}>
            {t('common:cancel')}
          </Button>
          <SubmitButton>{t(pictureId === null ? 'common:add' : 'common:save')}</SubmitButton>
        </DialogActions>
      </Form>
    </FormikProvider>
  )
}
