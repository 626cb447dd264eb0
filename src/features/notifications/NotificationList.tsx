import { useTranslation } from 'react-i18next'
import { notificationsApi } from '@/api/notificationsApi'
import { QueryFailed } from '@/store/QueryFailed'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { SkeletonList } from '@/ui/SkeletonList'
import { NotificationItem } from './NotificationItem'
import styles from './NotificationList.module.css'

export const NotificationList = () => {
  const { t } = useTranslation(['notifications', 'common'])
  const query = notificationsApi.useListNotificationsInfiniteQuery()
  const { data, isError, hasNextPage, fetchNextPage, isFetchingNextPage } = query
  if (!data && isError) return <QueryFailed title={t('failed')} query={query} />
  if (!data) return <SkeletonList label={t('common:loading')} />
  const notifications = data.pages.flatMap(page => page.notifications)
  if (notifications.length === 0) return <EmptyState picture="bell" title={t('none')} text={t('noneText')} />
  return (
    <>
      <ul role="list">
        {notifications.map(notification => (
          <NotificationItem key={notification.id} notification={notification} />
        ))}
      </ul>
      {hasNextPage && (
        <Button
          fullWidth
          variant="quiet"
          busy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
          className={styles.more}
        >
          {t('more')}
        </Button>
      )}
    </>
  )
}
