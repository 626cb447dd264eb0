import { useTranslation } from 'react-i18next'
import { LanguageSwitch } from '@/features/preferences/LanguageSwitch'
import { paths } from '@/domain/paths'
import { AuthLayout } from '@/ui/AuthLayout'
import { LogoLink } from './LogoLink'
import { NetworkOutlet } from './NetworkOutlet'

export function AuthFrame() {
  const { t } = useTranslation()
  return (
    <AuthLayout
      promise={t('promise')}
      header={
        <>
          <LogoLink to={paths.landing} />
          <LanguageSwitch />
        </>
      }
    >
      <NetworkOutlet />
    </AuthLayout>
  )
}
