import { FormikProvider, useFormik } from 'formik'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isMissing } from '@/store/ApiError'
import type { Refusal } from '@/store/saves'
import { useAppDispatch } from '@/store/services'
import { initialFaults } from '@/store/submit'
import { useEdit } from '@/store/useEdit'
import { sectionSchema, typedNameSchema, type SectionRequest } from '@/domain/sectionRequests'
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

/** A blank name is no fault to be told: nothing is sent. */
const typedSectionSchema = sectionSchema.shape({ name: typedNameSchema })

interface SectionFormProps {
  salonId: string
  /** Left out for a new one. */
  section: SectionRequest | undefined
  /** What was sent before and did not stand: the form goes on from there. */
  refused: Refusal<SectionRequest> | null
}

export function SectionForm({ salonId, section, refused }: SectionFormProps) {
  const { t } = useTranslation(['sections', 'common'])
  const dispatch = useAppDispatch()
  const { save, error } = refused ?? {}
  const edit = useEdit(section, refused)
  const start = edit.merged ?? save?.request ?? section
  const [hasArabic, setHasArabic] = useState(Boolean(start?.nameAr))
  const formik = useFormik({
    initialValues: { name: start?.name ?? '', nameAr: start?.nameAr ?? '' },
    ...initialFaults<{ name: string; nameAr: string }>(error, ['name', 'nameAr']),
    validationSchema: typedSectionSchema,
    validateOnBlur: false,
    onSubmit: values => {
      const { name, nameAr } = sectionSchema.cast(values)
      return dispatch(saveSection(salonId, { name, nameAr: nameAr || null }, edit.base ?? null))
    },
  })
  const { theirs } = edit
  const problem = error && !theirs && Object.keys(formik.initialErrors).length === 0 ? error : undefined
  return (
    <FormikProvider value={formik}>
      <Form isBlank={formik.values.name.trim() === ''}>
        <FormProblem>
          {problem && (isMissing(problem) ? t('gone') : t(`common:${commonProblem(problem)}`))}
        </FormProblem>
        {theirs && (
          <FormConflict
            words={t('common:conflict', { returnObjects: true })}
            changes={edit.asked.map(field => ({
              label: t(field === 'name' ? 'name' : 'arabicName'),
              value: theirs[field],
            }))}
            theirs={{ name: theirs.name, nameAr: theirs.nameAr ?? '' }}
            asked={edit.asked}
            onSeen={edit.theirsSeen}
            onTaken={() => setHasArabic(hasArabic || Boolean(theirs.nameAr))}
          />
        )}
        <FormTextField
          name="name"
          label={t('name')}
          hideLabel={!hasArabic}
          placeholder={t('name')}
          aria-required
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
