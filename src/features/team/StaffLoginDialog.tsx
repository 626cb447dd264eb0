import { FormikProvider, useFormik } from 'formik'
import { useTranslation } from 'react-i18next'
import { invitationSchema } from '@/domain/staffAccess'
import type { StaffWithHours } from '@/domain/team'
import { FormDraft } from '@/features/auth/FormDraft'
import { useProblemText } from '@/features/auth/useProblemText'
import { useFormat } from '@/i18n/useFormat'
import type { ApiError } from '@/store/ApiError'
import { useAppDispatch } from '@/store/services'
import { isSubmitting } from '@/store/submission'
import { SubmissionProblem } from '@/store/SubmissionProblem'
import { useSubmission } from '@/store/useSubmission'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { DialogActions } from '@/ui/DialogActions'
import { Form } from '@/ui/form/Form'
import { FormEmailField } from '@/ui/form/FormEmailField'
import { SubmitButton } from '@/ui/form/SubmitButton'
import { LoginRights } from './LoginRights'
import { saveLogin } from './saveLogin'
import { loginClosed, loginOpened, loginRemovalRequested } from './teamSlice'
import { loginSubmission } from './teamSubmissions'

interface StaffLoginDialogProps {
  salonId: string
  staffMember: StaffWithHours
}

/** Invites a staff member to log in, changes the rights, withdraws the invitation or removes the login. */
export function StaffLoginDialog({
  salonId,
  staffMember: { access, ...staffMember },
}: StaffLoginDialogProps) {
  const { t } = useTranslation(['team', 'auth', 'common'])
  const { name } = useFormat()
  const problemTextOf = useProblemText()
  const dispatch = useAppDispatch()
  const of = { salonId, staffId: staffMember.id }
  const saving = useSubmission(loginSubmission)
  const isBusy = isSubmitting(saving)
  const formik = useFormik({
    initialValues: { email: access?.email ?? '', rights: access?.rights ?? ['change_own' as const] },
    validationSchema: invitationSchema,
    validateOnBlur: false,
    onSubmit: ({ email, rights }) => dispatch(saveLogin(of, access?.state, { email: email.trim(), rights })),
  })
  const describe = (error: ApiError) => (error.status === 403 ? t('login.forbidden') : problemTextOf(error))
  const hasLogin = access?.state === 'login'
  return (
    <Dialog
      open
      title={t('login.title', { name: name(staffMember) })}
      closeLabel={t('common:close')}
      locked={isBusy}
      onClose={() => dispatch(loginClosed())}
    >
      <FormikProvider value={formik}>
        <Form>
          <FormDraft form={`staffLogin-${staffMember.id}`} opens={[loginOpened(staffMember.id)]} />
          <SubmissionProblem submission={loginSubmission} describe={describe} />
          {hasLogin ? (
            <p>
              <bdi dir="ltr">{access.email}</bdi>
            </p>
          ) : (
            <FormEmailField label={t('auth:field.email')} help={t('login.emailHelp')} autoComplete="off" />
          )}
          <LoginRights />
          <DialogActions>
            {access && (
              <Button variant="danger" disabled={isBusy} onClick={() => dispatch(loginRemovalRequested())}>
                {t(hasLogin ? 'login.remove' : 'login.withdraw')}
              </Button>
            )}
            <SubmitButton>
              {hasLogin ? t('common:save') : t(access ? 'login.inviteAgain' : 'login.invite')}
            </SubmitButton>
          </DialogActions>
        </Form>
      </FormikProvider>
    </Dialog>
  )
}
