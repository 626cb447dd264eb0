import { useTranslation } from 'react-i18next'
import { reviewsApi } from '@/api/reviewsApi'
import { usePageEnd } from '@/store/usePageEnd'
import { QueryFailed } from '@/store/QueryFailed'
import type { Salon } from '@/domain/salon'
import { Button } from '@/ui/Button'
import { SkeletonList } from '@/ui/SkeletonList'
import { RatingSpread } from './RatingSpread'
import { ReviewCard } from './ReviewCard'
import styles from './ReviewsPanel.module.css'
import { writingDropped } from './reviewsSlice'

interface ReviewsPanelProps {
  salon: Pick<Salon, 'id' | 'timeZone'>
  /** True for the salon's owner: each review has a form for the answer. */
  canAnswer?: boolean
}

export const ReviewsPanel = ({ salon, canAnswer = false }: ReviewsPanelProps) => {
  const { t } = useTranslation(['reviews', 'common'])
  const query = reviewsApi.useListReviewsInfiniteQuery(salon.id)
  const { data, isError, hasNextPage, isFetchingNextPage, fetchNextPage } = query
  const first = data?.pages[0]
  usePageEnd(writingDropped)
  return (
    <section aria-labelledby="reviews-heading">
      <h2 id="reviews-heading" className={styles.heading}>
        {t('title')}
      </h2>
      {!first && isError && <QueryFailed title={t('failed')} query={query} />}
      {!first && !isError && <SkeletonList label={t('common:loading')} count={2} />}
      {first?.rating === null && <p className={styles.none}>{t('none')}</p>}
      {first && first.rating !== null && (
        <>
          <RatingSpread rating={first.rating} counts={first.counts} total={first.total} />
          <ul role="list">
            {data.pages.flatMap(page =>
              page.reviews.map(review => (
                <ReviewCard key={review.id} review={review} timeZone={salon.timeZone} canAnswer={canAnswer} />
              )),
            )}
          </ul>
          {hasNextPage && (
            <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {t('more')}
            </Button>
          )}
        </>
      )}
    </section>
  )
}
