import { useTranslation } from 'react-i18next'
import { SubscriptionView } from '@/features/subscription/plans/SubscriptionView'
import { PageHeader } from '@/ui/PageHeader'

export function ManageSubscriptionPage() {
  const { t } = useTranslation('subscription')
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} />
      <SubscriptionView />
    </>
  )
}
