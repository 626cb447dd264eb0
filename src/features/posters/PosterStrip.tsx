import { useTranslation } from 'react-i18next'
import { isMissing } from '@/store/ApiError'
import { postersApi } from '@/api/postersApi'
import { FailedNote } from '@/ui/FailedNote'
import { PosterPicture } from './PosterPicture'
import styles from './PosterStrip.module.css'

/** A salon's posters in a row for its clients. Renders nothing for a salon without posters. */
export function PosterStrip({ salonId }: { salonId: string }) {
  const { t } = useTranslation(['posters', 'common'])
  const { data: posters, error, isFetching, refetch } = postersApi.useListPostersQuery(salonId)
  const hasFailed = !posters && error !== undefined && !isMissing(error)
  if (!hasFailed && !posters?.length) return null
  return (
    <section aria-labelledby="posters-heading">
      <h2 id="posters-heading" className={styles.heading}>
        {t('title')}
      </h2>
      {hasFailed && (
        <FailedNote retryLabel={t('common:retry')} busy={isFetching} onRetry={() => void refetch()}>
          {t('failed')}
        </FailedNote>
      )}
      {posters && (
        <ul role="list" className={styles.strip} tabIndex={0} aria-labelledby="posters-heading">
          {posters.map(poster => (
            <li key={poster.id} className={styles.item}>
              <PosterPicture poster={poster} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
