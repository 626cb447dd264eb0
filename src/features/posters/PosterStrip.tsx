import { useTranslation } from 'react-i18next'
import type { Salon } from '@/domain/salon'
import { isMissing } from '@/store/ApiError'
import { postersApi } from '@/api/postersApi'
import { QueryFailed } from '@/store/QueryFailed'
import { PosterPicture } from './PosterPicture'
import { usePosterLink } from './usePosterLink'
import styles from './PosterStrip.module.css'

/** A salon's posters in a row for its clients. Renders nothing for a salon without posters. */
export function PosterStrip({ salon }: { salon: Salon }) {
  const { t } = useTranslation('gallery')
  const query = postersApi.useListPostersQuery(salon.id)
  const linkOf = usePosterLink(salon)
  const { data: posters, error } = query
  const hasFailed = !posters && error !== undefined && !isMissing(error)
  if (!hasFailed && !posters?.length) return null
  return (
    <section aria-labelledby="posters-heading">
      <h2 id="posters-heading" className={styles.heading}>
        {t('posters.title')}
      </h2>
      {hasFailed && <QueryFailed isNote title={t('posters.failed')} query={query} />}
      {posters && (
        <ul role="list" className={styles.strip} tabIndex={0} aria-labelledby="posters-heading">
          {posters.map(poster => (
            <li key={poster.id} className={styles.item}>
              <PosterPicture poster={poster} link={linkOf(poster)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
