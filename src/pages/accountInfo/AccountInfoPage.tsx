import { useTranslation } from 'react-i18next'
import { AccountDetails } from '@/features/account/AccountDetails'
import { OwnData } from '@/features/account/OwnData'
import { Sessions } from '@/features/account/Sessions'
import { PageHeader } from '@/ui/PageHeader'
import { Stack } from '@/ui/Stack'

export function AccountInfoPage() {
  const { t } = useTranslation('account')
  return (
    <>
      <PageHeader title={t('details.title')} />
      <Stack gap={32}>
        <AccountDetails />
        <Sessions />
        <OwnData />
      </Stack>
    </>
  )
}
