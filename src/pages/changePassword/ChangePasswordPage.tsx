import { useTranslation } from 'react-i18next'
import { PasswordCard } from '@/features/account/PasswordCard'
import { PageHeader } from '@/ui/PageHeader'

export function ChangePasswordPage() {
  const { t } = useTranslation('account')
  return (
    <>
      <PageHeader title={t('password.title')} text={t('password.text')} />
      <PasswordCard />
    </>
  )
}
