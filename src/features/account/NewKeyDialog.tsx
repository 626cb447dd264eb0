import { FormikProvider, useFormik } from 'formik'
import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/store/services'
import { isSubmitting } from '@/store/submission'
import { SubmissionProblem } from '@/store/SubmissionProblem'
import { useSubmission } from '@/store/useSubmission'
import { accessKeySchema, accessKeyScopes, maxAccessKeys, type AccessKeyRequest } from '@/domain/accessKey'
import { isOwner } from '@/domain/role'
import { FormDraft } from '@/features/auth/FormDraft'
import { useProblemText } from '@/features/auth/useProblemText'
import { useUser } from '@/features/auth/useUser'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { DialogActions } from '@/ui/DialogActions'
import { Form } from '@/ui/form/Form'
import { FormSelectField } from '@/ui/form/FormSelectField'
import { FormTextField } from '@/ui/form/FormTextField'
import { SubmitButton } from '@/ui/form/SubmitButton'
import { keyNamingStarted } from './accountSlice'
import { keySubmission } from './accountSubmissions'
import { issueKey } from './issueKey'
import { useKeyWords } from './useKeyWords'

interface NewKeyDialogProps {
  onText: (text: string) => void
  onClose: () => void
}

export function NewKeyDialog({ onText, onClose }: NewKeyDialogProps) {
  const { t } = useTranslation(['account', 'common'])
  const words = useKeyWords()
  const problemTextOf = useProblemText()
  const dispatch = useAppDispatch()
  const owner = isOwner(useUser().role)
  const submission = useSubmission(keySubmission)
  const formik = useFormik<AccessKeyRequest>({
    initialValues: { name: '', scope: owner ? 'salon' : 'calendar' },
    validationSchema: accessKeySchema,
    validateOnBlur: false,
    onSubmit: values => dispatch(issueKey(values, onText)),
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(`${words}.makeTitle`)}
      closeLabel={t('common:close')}
      size="small"
      // Only this dialog can show the key that the request makes.
      locked={isSubmitting(submission)}
    >
      <FormikProvider value={formik}>
        <Form>
          <FormDraft form="key" opens={[keyNamingStarted()]} />
          <SubmissionProblem
            submission={keySubmission}
            describe={error =>
              error.status === 409 ? t(`${words}.full`, { count: maxAccessKeys }) : problemTextOf(error)
            }
          />
          <FormTextField
            name="name"
            label={t(`${words}.name`)}
            help={t(`${words}.nameHelp`)}
            autoComplete="off"
            dir="auto"
          />
          {owner && (
            <FormSelectField
              name="scope"
              label={t('keys.opens')}
              options={accessKeyScopes.map(scope => ({ value: scope, label: t(`keys.scopeText.${scope}`) }))}
            />
          )}
          <DialogActions>
            <Button disabled={formik.isSubmitting} onClick={onClose}>
              {t('common:cancel')}
            </Button>
            <SubmitButton>{t(`${words}.make`)}</SubmitButton>
          </DialogActions>
        </Form>
      </FormikProvider>
    </Dialog>
  )
}
