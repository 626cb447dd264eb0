import { useTranslation } from 'react-i18next'
import { AccessKeys } from '@/features/account/AccessKeys'
import { KeyUse } from '@/features/account/KeyUse'
import { PageHeader } from '@/ui/PageHeader'
import { Stack } from '@/ui/Stack'

export function AdminKeyPage() {
  const { t } = useTranslation('account')
  return (
    <>
      <PageHeader title={t('keys.title')} text={t('keys.text')} />
      <Stack gap={32}>
        <AccessKeys />
        <KeyUse />
      </Stack>
    </>
  )
}
