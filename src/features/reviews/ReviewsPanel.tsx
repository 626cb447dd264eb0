import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { reviewsApi } from '@/api/reviewsApi'
import { useAppDispatch } from '@/store/services'
import { usePageEnd } from '@/store/usePageEnd'
import { QueryFailed } from '@/store/QueryFailed'
import type { Salon, StaffMember } from '@/domain/salon'
import { Button } from '@/ui/Button'
import { Inline } from '@/ui/Inline'
import { MoreButton } from '@/ui/MoreButton'
import { SkeletonList } from '@/ui/SkeletonList'
import { RatingSpread } from './RatingSpread'
import { ReviewFilters } from './ReviewFilters'
import { ReviewCard } from './ReviewCard'
import styles from './ReviewsPanel.module.css'
import { filterChanged, selectReviewFilter, writingDropped } from './reviewsSlice'

interface ReviewsPanelProps {
  salon: Pick<Salon, 'id' | 'timeZone'>
  /** With whom reviews can be chosen. */
  staff?: readonly StaffMember[]
  /** True for the salon's owner: each review has a form for the answer. */
  canAnswer?: boolean
}

export const ReviewsPanel = ({ salon, staff = [], canAnswer = false }: ReviewsPanelProps) => {
  const { t } = useTranslation(['reviews', 'common'])
  const dispatch = useAppDispatch()
  const filter = useSelector(selectReviewFilter)
  const query = reviewsApi.useListReviewsInfiniteQuery({ salonId: salon.id, ...filter })
  const { data, currentData, isError, hasNextPage, isFetchingNextPage, fetchNextPage } = query
  const first = data?.pages[0]
  const reviews = data?.pages.flatMap(page => page.reviews) ?? []
  const heading = useRef<HTMLHeadingElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const showAll = () => {
    dispatch(filterChanged({}))
    // The pressed button goes.
    heading.current?.focus()
  }
  usePageEnd(writingDropped)
  return (
    <section aria-labelledby="reviews-heading">
      <h2 ref={heading} tabIndex={-1} id="reviews-heading" className={styles.heading}>
        {t('title')}
      </h2>
      {!first && isError && <QueryFailed title={t('failed')} query={query} />}
      {!first && !isError && <SkeletonList label={t('common:loading')} count={2} />}
      {first?.rating === null && <p className={styles.none}>{t('none')}</p>}
      {first && first.rating !== null && (
        <>
          <RatingSpread rating={first.rating} counts={first.counts} total={first.total} />
          {first.total > 1 && <ReviewFilters counts={first.counts} services={first.services} staff={staff} />}
          {!currentData && isError && <QueryFailed isNote title={t('failed')} query={query} />}
          {currentData && first.reviews.length === 0 && (
            <Inline>
              <p>{t('filter.none')}</p>
              <Button size="small" onClick={showAll}>
                {t('filter.clear')}
              </Button>
            </Inline>
          )}
          <ul ref={list} role="list" aria-busy={!currentData}>
            {reviews.map(review => (
              <ReviewCard key={review.id} review={review} timeZone={salon.timeZone} canAnswer={canAnswer} />
            ))}
          </ul>
          <MoreButton
            list={list}
            count={reviews.length}
            isThere={hasNextPage}
            busy={isFetchingNextPage}
            onMore={() => void fetchNextPage()}
          >
            {t('more')}
          </MoreButton>
        </>
      )}
    </section>
  )
}
