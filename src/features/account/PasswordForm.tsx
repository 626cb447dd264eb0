import { FormikProvider, useFormik } from 'formik'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useAppDispatch } from '@/store/services'
import { placeFieldErrors } from '@/store/submit'
import { NewPasswordFields } from '@/features/auth/NewPasswordFields'
import { useUser } from '@/features/auth/useUser'
import { Button } from '@/ui/Button'
import { Form } from '@/ui/form/Form'
import { FormPasswordField } from '@/ui/form/FormPasswordField'
import { FormProblem } from '@/ui/form/FormProblem'
import { SubmitButton } from '@/ui/form/SubmitButton'
import { Inline } from '@/ui/Inline'
import { useFocusAfter } from '@/ui/useFocusAfter'
import { passwordLocked, passwordUnlocked, selectPasswordStep } from './accountSlice'
import { changePassword } from './changePassword'
import { passwordFormSchema } from './passwordForm'
import { passwordProblem, type PasswordProblem } from './problems'
import styles from './account.module.css'

const empty = { currentPassword: '', newPassword: '', confirmPassword: '' }

/** Locked until the person asks to change the password; a success clears and locks it again. */
export function PasswordForm() {
  const { t } = useTranslation(['account', 'auth', 'common'])
  const dispatch = useAppDispatch()
  const user = useUser()
  const unlocked = useSelector(selectPasswordStep) === 'unlocked'
  const firstField = useFocusAfter<HTMLInputElement>(!unlocked)
  const unlockButton = useFocusAfter<HTMLButtonElement>(unlocked)
  const [problem, setProblem] = useState<PasswordProblem | null>(null)
  const formik = useFormik({
    initialValues: empty,
    validationSchema: passwordFormSchema,
    validateOnBlur: false,
    onSubmit: async (values, helpers) => {
      setProblem(null)
      const { error } = await dispatch(changePassword(user, values))
      if (!error) {
        helpers.resetForm()
        return
      }
      setProblem(passwordProblem(error))
      placeFieldErrors(error, helpers, ['currentPassword', 'newPassword'])
    },
  })
  const lock = () => {
    setProblem(null)
    formik.resetForm()
    dispatch(passwordLocked())
  }
  return (
    <FormikProvider value={formik}>
      <Form>
        <FormProblem>
          {problem && (problem === 'tooMany' ? t('common:tooMany') : t(`password.${problem}`))}
        </FormProblem>
        {/* Tells a password manager whose password this is. */}
        <input type="email" autoComplete="username" value={user.email} readOnly hidden />
        <fieldset disabled={!unlocked} className={styles.fieldset} aria-label={t('password.title')}>
          <FormPasswordField
            ref={firstField}
            name="currentPassword"
            label={t('password.current')}
            autoComplete="current-password"
            showText={t('auth:showPassword')}
            hideText={t('auth:hidePassword')}
          />
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
