import { useTranslation } from 'react-i18next'
import { notificationSettingsApi } from '@/api/notificationSettingsApi'
import { useUser } from '@/features/auth/useUser'
import { QueryFailed } from '@/store/QueryFailed'
import { SkeletonList } from '@/ui/SkeletonList'
import { NotificationSettingsForm } from './NotificationSettingsForm'

export function NotificationSettings() {
  const { t } = useTranslation(['notificationSettings', 'common'])
  const { role } = useUser()
  const query = notificationSettingsApi.useGetNotificationSettingsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  })
  if (query.data) return <NotificationSettingsForm role={role} settings={query.data} />
  if (query.isError) return <QueryFailed title={t('failed')} query={query} />
  return <SkeletonList label={t('common:loading')} count={3} />
}
