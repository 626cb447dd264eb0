import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { paths } from '@/domain/paths'
import { AsideLink } from '@/features/auth/AsideLink'
import { ForgotPasswordForm } from '@/features/auth/ForgotPasswordForm'
import { PageHeader } from '@/ui/PageHeader'
import { Stack } from '@/ui/Stack'

export function ForgotPasswordPage() {
  const { t } = useTranslation('auth')
  const navigate = useNavigate()
  return (
    <>
      <PageHeader title={t('forgot.title')} text={t('forgot.text')} />
      <Stack gap={24}>
        <ForgotPasswordForm onSent={email => void navigate(paths.emailVerification, { state: { email } })} />
        <AsideLink question={t('forgot.remembered')} to={paths.login}>
          {t('login.submit')}
        </AsideLink>
      </Stack>
    </>
  )
}
