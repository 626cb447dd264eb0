import { FormikProvider, useFormik } from 'formik'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { isMissing } from '@/store/ApiError'
import { useAppDispatch } from '@/store/services'
import { requestIn } from '@/store/submission'
import { SubmissionConflict } from '@/store/SubmissionConflict'
import { SubmissionProblem } from '@/store/SubmissionProblem'
import type { Versioned } from '@/domain/edit'
import { sectionSchema, typedNameSchema, type SectionRequest } from '@/domain/sectionRequests'
import { FormDraft } from '@/features/auth/FormDraft'
import { useProblemText } from '@/features/auth/useProblemText'
import { NameFields } from '@/features/names/NameFields'
import { Button } from '@/ui/Button'
import { DialogActions } from '@/ui/DialogActions'
import { Form } from '@/ui/form/Form'
import { SubmitButton } from '@/ui/form/SubmitButton'
import { saveSection } from './saveSection'
import { sectionSubmission } from './sectionSubmission'
import { sectionAddingStarted, sectionDialogClosed, sectionEditingStarted } from './sectionsSlice'

/** While typing, a blank name shows no fault. A form with a blank name is not sent. */
const typedSectionSchema = sectionSchema.shape({ name: typedNameSchema })

interface SectionFormProps {
  salonId: string
  /** Null for a new section. */
  sectionId: string | null
  section: Versioned<SectionRequest> | undefined
}

const toValues = ({ name, nameAr }: SectionRequest) => ({ name, nameAr: nameAr ?? '' })

export function SectionForm({ salonId, sectionId, section }: SectionFormProps) {
  const { t } = useTranslation(['sections', 'mySalon', 'common'])
  const problemTextOf = useProblemText()
  const dispatch = useAppDispatch()
  const sent = requestIn(useSelector(sectionSubmission.select))
  const [start] = useState(section)
  const formik = useFormik({
    initialValues: toValues(sent ?? start ?? { name: '', nameAr: null }),
    validationSchema: typedSectionSchema,
    validateOnBlur: false,
    onSubmit: async values => {
      const { name, nameAr } = sectionSchema.cast(values)
      const request = { name, nameAr: nameAr || null }
      await dispatch(saveSection(salonId, { id: sectionId, request, base: start }))
    },
  })
  return (
    <FormikProvider value={formik}>
      <Form isBlank={formik.values.name.trim() === ''}>
        <FormDraft
          form={`section-${sectionId ?? 'new'}`}
          opens={[sectionId ? sectionEditingStarted(sectionId) : sectionAddingStarted()]}
        />
        <SubmissionProblem
          submission={sectionSubmission}
          describe={problem => (isMissing(problem) ? t('gone') : problemTextOf(problem))}
        />
        <SubmissionConflict
          submission={sectionSubmission}
          toValues={toValues}
          label={field => t(field === 'name' ? 'name' : 'mySalon:nameInArabic.label')}
        />
        <NameFields label={t('name')} hidesLabelAlone placeholder={t('name')} aria-required autoFocus />
        <DialogActions>
          <Button disabled={formik.isSubmitting} onClick={() => dispatch(sectionDialogClosed())}>
            {t('common:cancel')}
          </Button>
          <SubmitButton>{t(sectionId ? 'common:save' : 'common:add')}</SubmitButton>
        </DialogActions>
      </Form>
    </FormikProvider>
  )
}
