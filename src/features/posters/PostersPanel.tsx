import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { postersApi } from '@/api/postersApi'
import { useAppDispatch } from '@/store/services'
import { usePageEnd } from '@/store/usePageEnd'
import { QueryFailed } from '@/store/QueryFailed'
import { EmptyState } from '@/ui/EmptyState'
import { IconButton } from '@/ui/IconButton'
import { SkeletonList } from '@/ui/SkeletonList'
import { PosterPicture } from './PosterPicture'
import {
  posterDeletionRequested,
  posterEditingStarted,
  postersPageLeft,
  selectPosterDeletion,
} from './postersSlice'
import styles from './PostersPanel.module.css'

const PosterDeletionDialog = lazy(async () => ({
  default: (await import('./PosterDeletionDialog')).PosterDeletionDialog,
}))

/** The owner's posters, which can be edited and deleted. The floating button adds new ones. */
export function PostersPanel({ salonId }: { salonId: string }) {
  const { t } = useTranslation(['posters', 'gallery', 'common'])
  const dispatch = useAppDispatch()
  const deletion = useSelector(selectPosterDeletion)
  usePageEnd(postersPageLeft)
  const query = postersApi.useListPostersQuery(salonId)
  const { data: posters, isError } = query
  return (
    <section aria-labelledby="posters-heading">
      <h2 id="posters-heading" className={styles.heading}>
        {t('gallery:posters.title')}
      </h2>
      <p className={styles.text}>{t('text')}</p>
      {!posters && !isError && <SkeletonList kind="tiles" label={t('common:loading')} count={2} />}
      {!posters && isError && <QueryFailed title={t('gallery:posters.failed')} query={query} />}
      {posters?.length === 0 && <EmptyState picture="bell" title={t('none')} text={t('noneText')} />}
      {posters && posters.length > 0 && (
        <ul role="list" className={styles.grid}>
          {posters.map(poster => (
            <li key={poster.id} className={styles.item}>
              <PosterPicture poster={poster} />
              <div className={styles.buttons}>
                <IconButton
                  icon="edit"
                  tone="framed"
                  label={t('edit', { title: poster.title })}
                  onClick={() => dispatch(posterEditingStarted(poster.id))}
                />
                <IconButton
                  icon="trash"
                  tone="framed"
                  label={t('delete', { title: poster.title })}
                  onClick={() => dispatch(posterDeletionRequested(poster.id))}
                />
              </div>
            </li>
          ))}
        </ul>
      )}
      {deletion && (
        <Suspense fallback={null}>
          <PosterDeletionDialog salonId={salonId} deletion={deletion} />
        </Suspense>
      )}
    </section>
  )
}
