import { useTranslation } from 'react-i18next'
import { AccountDetails } from '@/features/account/AccountDetails'
import { PageHeader } from '@/ui/PageHeader'

export function AccountInfoPage() {
  const { t } = useTranslation('account')
  return (
    <>
      <PageHeader title={t('details.title')} />
      <AccountDetails />
    </>
  )
}
