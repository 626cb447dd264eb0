import { useTranslation } from 'react-i18next'
import { noticesApi } from '@/api/noticesApi'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { FailedState } from '@/ui/FailedState'
import { SkeletonList } from '@/ui/SkeletonList'
import { NoticeItem } from './NoticeItem'
import styles from './NoticeList.module.css'

/** What happened, the newest first. */
export const NoticeList = () => {
  const { t } = useTranslation(['notifications', 'common'])
  const { data, isError, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    noticesApi.useListNoticesInfiniteQuery()
  if (!data && isError) {
    return (
      <FailedState
        title={t('failed')}
        retryLabel={t('common:retry')}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    )
  }
  if (!data) return <SkeletonList label={t('common:loading')} />
  const notices = data.pages.flatMap(page => page.notices)
  if (notices.length === 0) return <EmptyState picture="bell" title={t('none')} text={t('noneText')} />
  return (
    <>
      <ul role="list">
        {notices.map(notice => (
          <NoticeItem key={notice.id} notice={notice} />
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
