import { useField } from 'formik'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FormPasswordField } from '@/ui/form/FormPasswordField'
import { Stack } from '@/ui/Stack'
import { PasswordRules } from './PasswordRules'

interface NewPasswordFieldsProps {
  name: string
  label: ReactNode
  confirmLabel: ReactNode
}

export function NewPasswordFields({ name, label, confirmLabel }: NewPasswordFieldsProps) {
  const { t } = useTranslation('auth')
  const [{ value }] = useField<string>(name)
  const rulesId = useId()
  const words = { showText: t('showPassword'), hideText: t('hidePassword'), autoComplete: 'new-password' }
  return (
    <>
      <Stack gap={8}>
        <FormPasswordField {...words} name={name} label={label} aria-describedby={rulesId} />
        <PasswordRules id={rulesId} typed={value} />
      </Stack>
      <FormPasswordField {...words} name="confirmPassword" label={confirmLabel} />
    </>
  )
}
