import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { notificationsApi } from '@/api/notificationsApi'
import { QueryFailed } from '@/store/QueryFailed'
import { EmptyState } from '@/ui/EmptyState'
import { MoreButton } from '@/ui/MoreButton'
import { SkeletonList } from '@/ui/SkeletonList'
import { NotificationItem } from './NotificationItem'
import styles from './NotificationList.module.css'

export const NotificationList = () => {
  const { t } = useTranslation(['notifications', 'common'])
  const list = useRef<HTMLUListElement>(null)
  const query = notificationsApi.useListNotificationsInfiniteQuery()
  const { data, isError, hasNextPage, fetchNextPage, isFetchingNextPage } = query
  if (!data && isError) return <QueryFailed title={t('failed')} query={query} />
  if (!data) return <SkeletonList label={t('common:loading')} />
  const notifications = data.pages.flatMap(page => page.notifications)
  if (notifications.length === 0) return <EmptyState picture="bell" title={t('none')} text={t('noneText')} />
  return (
    <>
      <ul ref={list} role="list">
        {notifications.map(notification => (
          <NotificationItem key={notification.id} notification={notification} />
        ))}
      </ul>
      <MoreButton
        list={list}
        count={notifications.length}
        isThere={hasNextPage}
        fullWidth
        variant="quiet"
        busy={isFetchingNextPage}
        onMore={() => void fetchNextPage()}
        className={styles.more}
      >
        {t('more')}
      </MoreButton>
    </>
  )
}
