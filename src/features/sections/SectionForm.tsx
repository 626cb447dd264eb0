import { FormikProvider, useFormik } from 'formik'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isMissing, type ApiError } from '@/api/ApiError'
import { useAppDispatch } from '@/api/services'
import { placeFieldErrors } from '@/api/submit'
import { useEdit } from '@/api/useEdit'
import type { Section } from '@/domain/salon'
import { sectionSchema } from '@/domain/sectionRequests'
import { commonProblem } from '@/features/auth/commonProblem'
import { Button } from '@/ui/Button'
import { DialogActions } from '@/ui/DialogActions'
import { Form } from '@/ui/form/Form'
import { FormConflict } from '@/ui/form/FormConflict'
import { FormProblem } from '@/ui/form/FormProblem'
import { FormTextField } from '@/ui/form/FormTextField'
import { SubmitButton } from '@/ui/form/SubmitButton'
import { saveSection } from './saveSection'
import styles from './SectionForm.module.css'
import { sectionDialogClosed } from './sectionsSlice'

interface SectionFormProps {
  salonId: string
  /** Left out for a new one. */
  section: Section | undefined
}

export function SectionForm({ salonId, section }: SectionFormProps) {
  const { t } = useTranslation(['sections', 'common'])
  const dispatch = useAppDispatch()
  const [problem, setProblem] = useState<ApiError | null>(null)
  const [hasArabic, setHasArabic] = useState(Boolean(section?.nameAr))
  const edit = useEdit(section && { name: section.name, nameAr: section.nameAr })
  const formik = useFormik({
    initialValues: { name: section?.name ?? '', nameAr: section?.nameAr ?? '' },
    validationSchema: sectionSchema,
    validateOnBlur: false,
    onSubmit: async (values, helpers) => {
      setProblem(null)
      const { name, nameAr } = sectionSchema.cast(values)
      const error = await dispatch(saveSection(salonId, { name, nameAr: nameAr || null }, edit.base))
      if (error && !edit.isOvertaken(error))
        setProblem(placeFieldErrors(error, helpers, ['name', 'nameAr']) ?? null)
    },
  })
  const { theirs } = edit
  return (
    <FormikProvider value={formik}>
      <Form>
        <FormProblem>
          {problem && (isMissing(problem) ? t('gone') : t(`common:${commonProblem(problem)}`))}
        </FormProblem>
        {theirs && (
          <FormConflict
            words={t('common:conflict', { returnObjects: true })}
            changes={edit.changed.map(field => ({
              label: t(field === 'name' ? 'name' : 'arabicName'),
              value: theirs[field],
            }))}
            theirs={{ name: theirs.name, nameAr: theirs.nameAr ?? '' }}
            onSeen={edit.theirsSeen}
            onTaken={() => setHasArabic(Boolean(theirs.nameAr))}
          />
        )}
        <FormTextField
          name="name"
          label={t('name')}
          hideLabel={!hasArabic}
          placeholder={t('name')}
          autoFocus
          autoComplete="off"
          dir="auto"
        />
        {hasArabic ? (
          <FormTextField
            name="nameAr"
            label={t('arabicName')}
            hint={`(${t('common:optional')})`}
            help={t('arabicNameHelp')}
            autoComplete="off"
            dir="auto"
          />
        ) : (
          <Button variant="quiet" icon="globe" className={styles.more} onClick={() => setHasArabic(true)}>
            {t('addArabicName')}
          </Button>
        )}
        <DialogActions>
          <Button disabled={formik.isSubmitting} onClick={() => dispatch(sectionDialogClosed())}>
            {t('common:cancel')}
          </Button>
          <SubmitButton>{t(section ? 'common:save' : 'common:add')}</SubmitButton>
        </DialogActions>
      </Form>
    </FormikProvider>
  )
}
