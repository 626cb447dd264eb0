import { FormikProvider, useFormik } from 'formik'
import { useTranslation } from 'react-i18next'
import { formulaSchema, type Formula } from '@/domain/client'
import { clientPolicy } from '@/domain/clientPolicy'
import type { Versioned } from '@/domain/edit'
import { FormDraft } from '@/features/auth/FormDraft'
import { useProblemText } from '@/features/auth/useProblemText'
import { useAppDispatch } from '@/store/services'
import { isSubmitting } from '@/store/submission'
import { SubmissionConflict } from '@/store/SubmissionConflict'
import { SubmissionProblem } from '@/store/SubmissionProblem'
import { useSubmission } from '@/store/useSubmission'
import { Button } from '@/ui/Button'
import { DialogActions } from '@/ui/DialogActions'
import { Form } from '@/ui/form/Form'
import { FormTextAreaField } from '@/ui/form/FormTextAreaField'
import { SubmitButton } from '@/ui/form/SubmitButton'
import { clientOpened, formulaEdited, formulaLeft } from './clientsSlice'
import { formulaSubmission } from './clientSubmissions'
import { saveFormula } from './saveFormula'

interface FormulaFormProps {
  appointmentId: string
  /** The appointment through which the card was opened. */
  openedBy: string
  saved: Versioned<Formula>
}

export const FormulaForm = ({ appointmentId, openedBy, saved }: FormulaFormProps) => {
  const { t } = useTranslation(['clients', 'common'])
  const problemTextOf = useProblemText()
  const dispatch = useAppDispatch()
  const isSending = isSubmitting(useSubmission(formulaSubmission))
  const formik = useFormik({
    initialValues: { formula: saved.formula },
    enableReinitialize: true,
    validationSchema: formulaSchema,
    validateOnBlur: false,
    onSubmit: async ({ formula }) => {
      await dispatch(saveFormula(appointmentId, { formula: formula.trim() }, saved))
    },
  })
  return (
    <FormikProvider value={formik}>
      <Form>
        <FormDraft
          form={`formula-${appointmentId}`}
          opens={[clientOpened(openedBy), formulaEdited(appointmentId)]}
        />
        <SubmissionProblem submission={formulaSubmission} describe={problemTextOf} />
        <SubmissionConflict
          submission={formulaSubmission}
          toValues={({ formula }) => ({ formula })}
          label={() => t('formula.label')}
        />
        <FormTextAreaField
          name="formula"
          label={t('formula.label')}
          help={t('formula.help')}
          maxLength={clientPolicy.formulaLength}
          rows={2}
          dir="auto"
        />
        <DialogActions>
          <Button disabled={isSending} onClick={() => dispatch(formulaLeft())}>
            {t('common:cancel')}
          </Button>
          <SubmitButton>{t('common:save')}</SubmitButton>
        </DialogActions>
      </Form>
    </FormikProvider>
  )
}
