import { useTranslation } from 'react-i18next'
import { FormPasswordField, type FormPasswordFieldProps } from '@/ui/form/FormPasswordField'

type AccountPasswordFieldProps = Omit<FormPasswordFieldProps, 'showText' | 'hideText'>

/** A field for the password of an account, by default the present one. */
export function AccountPasswordField(props: AccountPasswordFieldProps) {
  const { t } = useTranslation('auth')
  return (
    <FormPasswordField
      autoComplete="current-password"
      {...props}
      showText={t('showPassword')}
      hideText={t('hidePassword')}
    />
  )
}
