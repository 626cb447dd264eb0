import { useTranslation } from 'react-i18next'
import { notificationsApi } from '@/api/notificationsApi'
import { Button } from '@/ui/Button'
import { useUnread } from './useUnread'

/** Not rendered while there are no notifications. */
export const ReadAllButton = () => {
  const { t } = useTranslation('notifications')
  const unread = useUnread()
  const { data } = notificationsApi.useListNotificationsInfiniteQuery()
  const [readAll, { isLoading }] = notificationsApi.useReadAllNotificationsMutation()
  if (data?.pages[0]?.notifications.length === 0) return null
  return (
    <Button
      size="small"
      variant="quiet"
      icon="check"
      needsNetwork
      // `aria-disabled` keeps the focus on the pressed button. `disabled` would drop it.
      aria-disabled={unread === 0}
      onClick={() => {
        if (unread > 0 && !isLoading) void readAll()
      }}
    >
      {t('readAll')}
    </Button>
  )
}
