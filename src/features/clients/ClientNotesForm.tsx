import { FormikProvider, useFormik } from 'formik'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { clientNotesSchema, type ClientNotes } from '@/domain/client'
import { clientPolicy } from '@/domain/clientPolicy'
import type { Versioned } from '@/domain/edit'
import { FormDraft } from '@/features/auth/FormDraft'
import { useProblemText } from '@/features/auth/useProblemText'
import { useAppDispatch } from '@/store/services'
import { SubmissionConflict } from '@/store/SubmissionConflict'
import { SubmissionProblem } from '@/store/SubmissionProblem'
import { Form } from '@/ui/form/Form'
import { FormTextAreaField } from '@/ui/form/FormTextAreaField'
import { SubmitButton } from '@/ui/form/SubmitButton'
import styles from './ClientDialog.module.css'
import { clientOpened } from './clientsSlice'
import { clientNotesSubmission } from './clientSubmissions'
import { saveClientNotes } from './saveClientNotes'

interface ClientNotesFormProps {
  appointmentId: string
  notes: Versioned<ClientNotes>
}

export const ClientNotesForm = ({ appointmentId, notes: saved }: ClientNotesFormProps) => {
  const { t } = useTranslation(['clients', 'common'])
  const problemTextOf = useProblemText()
  const dispatch = useAppDispatch()
  const { step } = useSelector(clientNotesSubmission.select)
  const formik = useFormik({
    initialValues: { notes: saved.notes },
    enableReinitialize: true,
    validationSchema: clientNotesSchema,
    validateOnBlur: false,
    onSubmit: async ({ notes }) => {
      await dispatch(saveClientNotes(appointmentId, { notes: notes.trim() }, saved))
    },
  })
  const isSaved = step === 'succeeded' && !formik.dirty
  return (
    <FormikProvider value={formik}>
      <Form>
        <FormDraft form={`clientNotes-${appointmentId}`} opens={[clientOpened(appointmentId)]} />
        <SubmissionProblem submission={clientNotesSubmission} describe={problemTextOf} />
        <SubmissionConflict
          submission={clientNotesSubmission}
          toValues={({ notes }) => ({ notes })}
          label={() => t('notes')}
        />
        <FormTextAreaField
          name="notes"
          label={t('notes')}
          help={t('notesHelp')}
          maxLength={clientPolicy.notesLength}
          rows={3}
          dir="auto"
        />
        {(formik.dirty || isSaved) && (
          <div>
            {formik.dirty && <SubmitButton>{t('common:save')}</SubmitButton>}
            <span role="status" className={styles.soft}>
              {isSaved && t('saved')}
            </span>
          </div>
        )}
      </Form>
    </FormikProvider>
  )
}
