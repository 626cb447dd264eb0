import { useField } from 'formik'
import { useId, type ReactNode } from 'react'
import { AccountPasswordField } from './AccountPasswordField'
import { Stack } from '@/ui/Stack'
import { PasswordRules } from './PasswordRules'

interface NewPasswordFieldsProps {
  name: string
  label: ReactNode
  /** Without it the password is typed once. */
  confirmLabel?: ReactNode
}

export function NewPasswordFields({ name, label, confirmLabel }: NewPasswordFieldsProps) {
  const [{ value }] = useField<string>(name)
  const rulesId = useId()
  return (
    <>
      <Stack gap={8}>
        <AccountPasswordField
          autoComplete="new-password"
          name={name}
          label={label}
          aria-describedby={rulesId}
        />
        <PasswordRules id={rulesId} typed={value} />
      </Stack>
      {confirmLabel && (
        <AccountPasswordField autoComplete="new-password" name="confirmPassword" label={confirmLabel} />
      )}
    </>
  )
}
