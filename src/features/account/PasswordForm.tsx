import { FormikProvider, useFormik } from 'formik'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useAppDispatch } from '@/store/services'
import { SubmissionProblem } from '@/store/SubmissionProblem'
import { useSubmission } from '@/store/useSubmission'
import { NewPasswordFields } from '@/features/auth/NewPasswordFields'
import { useUser } from '@/features/auth/useUser'
import { AccountPasswordField } from '@/features/auth/AccountPasswordField'
import { Button } from '@/ui/Button'
import { Form } from '@/ui/form/Form'
import { SubmitButton } from '@/ui/form/SubmitButton'
import { Inline } from '@/ui/Inline'
import { useFocusAfter } from '@/ui/useFocusAfter'
import { passwordLocked, passwordUnlocked, selectPasswordStep } from './accountSlice'
import { passwordSubmission } from './accountSubmissions'
import { changePassword } from './changePassword'
import { passwordFormSchema } from './passwordForm'
import { passwordProblem } from './problems'
import styles from './account.module.css'

const empty = { currentPassword: '', newPassword: '', confirmPassword: '' }

/** Locked until the user asks to change the password. A success clears and locks it again. */
export function PasswordForm() {
  const { t } = useTranslation(['account', 'auth', 'common'])
  const dispatch = useAppDispatch()
  const user = useUser()
  const unlocked = useSelector(selectPasswordStep) === 'unlocked'
  const firstField = useFocusAfter<HTMLInputElement>(!unlocked)
  const unlockButton = useFocusAfter<HTMLButtonElement>(unlocked)
  useSubmission(passwordSubmission)
  const formik = useFormik({
    initialValues: empty,
    validationSchema: passwordFormSchema,
    validateOnBlur: false,
    onSubmit: async (values, helpers) => {
      if (await dispatch(changePassword(user, values))) helpers.resetForm()
    },
  })
  const lock = () => {
    dispatch(passwordSubmission.dropped())
    formik.resetForm()
    dispatch(passwordLocked())
  }
  return (
    <FormikProvider value={formik}>
      <Form>
        <SubmissionProblem
          submission={passwordSubmission}
          alsoOfFields
          describe={error => t(`password.${passwordProblem(error)}`)}
        />
        {/* Tells a password manager whose password this is. */}
        <input type="email" autoComplete="username" value={user.email} readOnly hidden />
        <fieldset disabled={!unlocked} className={styles.fieldset} aria-label={t('password.title')}>
          <AccountPasswordField ref={firstField} name="currentPassword" label={t('password.current')} />
          <NewPasswordFields
            name="newPassword"
            label={t('password.new')}
            confirmLabel={t('password.confirm')}
          />
        </fieldset>
        <Inline gap={12}>
          {unlocked ? (
            <>
              <SubmitButton>{t('common:save')}</SubmitButton>
              <Button disabled={formik.isSubmitting} onClick={lock}>
                {t('common:cancel')}
              </Button>
            </>
          ) : (
            <Button
              ref={unlockButton}
              variant="primary"
              icon="lock"
              onClick={() => dispatch(passwordUnlocked())}
            >
              {t('password.change')}
            </Button>
          )}
        </Inline>
      </Form>
    </FormikProvider>
  )
}
