import { useTranslation } from 'react-i18next'
import { AccessKeys } from '@/features/account/AccessKeys'
import { PageHeader } from '@/ui/PageHeader'

/** A staff member's access keys open nothing but their calendar, so they read as its addresses. */
export function CalendarFeedPage() {
  const { t } = useTranslation('account')
  return (
    <>
      <PageHeader title={t('feeds.title')} text={t('feeds.text')} />
      <AccessKeys />
    </>
  )
}
