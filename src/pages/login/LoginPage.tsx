import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { paths } from '@/domain/paths'
import { AsideLink } from '@/features/auth/AsideLink'
import { selectEnded } from '@/features/auth/authSlice'
import { LoginForm } from '@/features/auth/LoginForm'
import { SocialLogins } from '@/features/auth/SocialLogins'
import { BookingInView } from '../shared/BookingInView'
import { Banner } from '@/ui/Banner'
import { PageHeader } from '@/ui/PageHeader'
import { Stack } from '@/ui/Stack'

export function LoginPage() {
  const { t } = useTranslation('auth')
  const ended = useSelector(selectEnded)
  return (
    <>
      <PageHeader title={t('login.title')} text={t('login.text')} />
      <Stack gap={24}>
        <BookingInView />
        {(ended === 'session_over' || ended === 'idle') && (
          <Banner tone="warn" title={t('login.sessionOverTitle')} live>
            {t(ended === 'idle' ? 'login.idle' : 'login.sessionOver')}
          </Banner>
        )}
        <LoginForm />
        <SocialLogins />
        <AsideLink question={t('login.noAccount')} to={paths.signup}>
          {t('login.signUp')}
        </AsideLink>
      </Stack>
    </>
  )
}
